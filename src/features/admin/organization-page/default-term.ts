/** What the form of the terms begins with while an organization has none of its own (doc2 §9): a legal notice. */
export const defaultTerm: Readonly<Record<'en' | 'vi', string>> = {
  en: [
    '<h2>Legal notice</h2>',
    '<p>These terms govern the use of the customer data platform within this organization. By continuing you accept them.</p>',
    '<h3>Your account</h3>',
    '<ul><li><p>Your account is personal. Do not share your password or your codes with anybody.</p></li>',
    '<li><p>Tell your administrator at once when you think that somebody else uses it.</p></li></ul>',
    '<h3>Data of customers</h3>',
    '<ul><li><p>Read and use data of customers only for the work of this organization.</p></li>',
    '<li><p>Export only what a task needs, keep it safe, and delete it when the task is done.</p></li></ul>',
    '<h3>Logs</h3>',
    '<p>Sign-ins, changes and exports are recorded, for the security of the data and of your account.</p>',
  ].join(''),
  vi: [
    '<h2>Thông báo pháp lý</h2>',
    '<p>Các điều khoản này áp dụng cho việc sử dụng nền tảng dữ liệu khách hàng trong tổ chức này. Khi tiếp tục, bạn chấp nhận các điều khoản.</p>',
    '<h3>Tài khoản của bạn</h3>',
    '<ul><li><p>Tài khoản là của riêng bạn. Không chia sẻ mật khẩu hoặc mã xác thực với bất kỳ ai.</p></li>',
    '<li><p>Báo ngay cho quản trị viên khi bạn nghĩ rằng có người khác đang dùng tài khoản.</p></li></ul>',
    '<h3>Dữ liệu khách hàng</h3>',
    '<ul><li><p>Chỉ xem và sử dụng dữ liệu khách hàng cho công việc của tổ chức này.</p></li>',
    '<li><p>Chỉ xuất những gì công việc cần, giữ an toàn và xóa khi công việc đã xong.</p></li></ul>',
    '<h3>Nhật ký</h3>',
    '<p>Việc đăng nhập, thay đổi và xuất dữ liệu được ghi lại để bảo vệ dữ liệu và tài khoản của bạn.</p>',
  ].join(''),
}
