export const platformTerm = `<h2>Privacy Policy</h2>
<p>We keep what we need to run the platform, and no longer. Your sign-ins are logged for your own safety.</p>
<h3>Chính sách quyền riêng tư</h3>
<p>Chúng tôi chỉ giữ dữ liệu cần thiết để vận hành nền tảng. Bạn có thể yêu cầu xoá bất cứ lúc nào.</p>
<ul><li>Who you are: name, e-mail address, phone</li><li>What you did: sign-ins and changes</li></ul>`

export const plainTerm = `<h2>Điều khoản sử dụng</h2>
<p>Chỉ dùng dữ liệu khách hàng cho công việc của tổ chức. <a href="https://help.example">Trợ giúp</a></p>`

/** Everything that must not work: what is shown of it is text, headings and the honest link. */
export const hostileTerm = `<h2>Điều khoản <em>sử dụng</em></h2>
<p onclick="window.hostile=1" style="position:fixed;inset:0;background:red">Đọc kỹ trước khi đồng ý.</p>
<script>window.hostile = 2</script>
<img src="x" onerror="window.hostile=3" alt="ảnh hỏng">
<svg onload="window.hostile=4"><a xlink:href="javascript:window.hostile=5"><text>svg</text></a></svg>
<p><a href="javascript:window.hostile=6">Bấm vào đây</a> <a href="https://help.example">Trợ giúp</a></p>
<iframe srcdoc="<script>parent.hostile=7</script>"></iframe>
<form action="https://evil.example"><input name="password"><button>Gửi</button></form>
<style>body { display: none }</style>
<math><mtext></form><form><mglyph><style></math><img src onerror="window.hostile=8"></p>`
