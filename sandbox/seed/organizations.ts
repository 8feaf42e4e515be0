import type { Store } from '../store/db'
import { fold } from '../store/fold'
import { sentinels } from '../rules/sentinels'
import { manyOrganizations } from './many-organizations'
import { hostileTerm, plainTerm } from './terms'

export type SeedOrganization = {
  readonly id: string
  readonly name: string
  readonly code?: string
  readonly fullName?: string
  readonly accountType?: string
  readonly industry?: string
  readonly website?: string
  readonly imageLink?: string
  readonly status?: 'inactive'
  readonly themeColor?: string
  readonly phase?: 'Pilot' | 'Tuning & Grow' | 'Retention' | 'Dropped'
  readonly environment?: 'Staging' | 'Production'
  readonly contractType?: 'Pango License' | 'One-Off Campaign' | 'Project Based'
  readonly email?: string
  readonly phone?: string
  readonly address?: string
  readonly term?: { readonly active: boolean; readonly html: string }
}

const DAY = 86_400_000

/** A picture without a host: a gull on blue. */
const GULL =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"%3E%3Crect width="32" height="32" fill="%230b4f8a"/%3E%3Cpath d="M4 19q6-9 12-2q6-7 12 2" fill="none" stroke="%23fff" stroke-width="3"/%3E%3C/svg%3E'

const named: readonly SeedOrganization[] = [
  {
    id: 'org-phuongdong',
    name: 'Phương Đông Real Estate',
    code: 'PHUONGDONG',
    fullName: 'Công ty Cổ phần Bất động sản Phương Đông',
    accountType: 'Enterprise',
    industry: 'Real Estate',
    website: 'https://phuongdong.example',
    phase: 'Retention',
    environment: 'Production',
    contractType: 'Pango License',
    email: 'contact@phuongdong.example',
    phone: '028 3930 1188',
    address: 'Tầng 12, Tòa nhà Phương Đông, 214 Đường Nguyễn Thị Minh Khai, Quận 3, TP. Hồ Chí Minh',
    themeColor: '#b3231a',
  },
  {
    id: 'org-acme',
    name: 'Acme Retail Vietnam',
    code: 'ACME',
    accountType: 'Basic',
    industry: 'shopping',
    website: 'https://acme-retail.example',
    phase: 'Pilot',
    environment: 'Staging',
    contractType: 'One-Off Campaign',
    phone: '+84 28 3822 0145',
    address: '72 Lê Thánh Tôn, Quận 1, TP. Hồ Chí Minh',
    themeColor: '#0a5a9c',
  },
  {
    id: 'org-tinnghia',
    name: 'Bảo hiểm Tín Nghĩa',
    website: 'https://tinnghia.example',
    themeColor: '#f5c400',
  },
  { id: 'org-bepnhamoc', name: 'Bếp Nhà Mộc', accountType: 'Trial', themeColor: '8a5a2b' },
  {
    id: 'org-hoangthienphuoc',
    name: 'Công ty Cổ phần Dược phẩm và Thiết bị Y tế Hoàng Thiên Phước',
    website: 'https://hoangthienphuoc.example',
    themeColor: '#0b7a5b',
  },
  {
    id: 'org-haiau',
    name: 'Hải Âu Airlines',
    website: 'https://haiauairlines.example',
    imageLink: GULL,
    themeColor: '#0b4f8a',
  },
  {
    id: 'org-khseafood',
    name: 'Khánh Hòa Seafood Manufacturing & Export Joint Stock Company',
    website: 'https://khseafood.example',
  },
  {
    id: 'org-lumiere',
    name: 'Lumière Spa & Wellness',
    website: 'https://lumiere-spa.example',
    themeColor: '#A3C',
  },
  { id: 'org-quangminh', name: 'Quang Minh Điện máy', website: 'https://quangminh.example' },
  { id: 'org-vanxuan', name: 'Vạn Xuân Education Group', themeColor: 'not a colour' },
  { id: 'org-zenbrew', name: 'zenbrew', accountType: 'Trial', website: 'https://zenbrew.example' },
  {
    id: 'org-anhduong',
    name: 'Fintech Ánh Dương',
    website: 'https://anhduong.example',
    themeColor: '#e07b00',
  },
  {
    id: 'org-songhuong',
    name: 'Sông Hương Travel & Hospitality Investment Corporation',
    website: 'https://songhuong.example',
    status: 'inactive',
  },
  { id: 'org-terms', name: 'Luật Minh Tâm', term: { active: true, html: hostileTerm } },
  { id: 'org-without-terms', name: 'Nhà sách Hoa Sen', term: { active: false, html: plainTerm } },
  { id: sentinels.termsChanged, name: 'Điều khoản Đổi Mới', term: { active: true, html: plainTerm } },
  { id: 'org-bold', name: '<b>Acme</b> & "Sons"', website: 'https://acme-sons.example' },
  { id: 'org-formula', name: '=1+1 Trading', fullName: '=HYPERLINK("https://evil.example")' },
  { id: 'org-drop', name: `'; drop table account; --`, imageLink: '/sandbox/missing.png' },
  { id: 'org-script-site', name: 'Xưởng "in" <script>alert(1)</script>', website: 'javascript:alert(1)' },
]

export function seedOrganizations(store: Store, now: number): void {
  for (const organization of [...named, ...manyOrganizations]) {
    const { id, name, term, ...more } = organization
    store.run(
      `insert into organization (id, name, name_folded, code, full_name, account_type, industry, website, image_link,
         status, theme_color, term, term_active, show_masking, mask_phone, phase, environment, contract_type,
         contract_from, contract_to, email, phone, address, created_by, created_at)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      id,
      name,
      fold(name),
      more.code,
      more.fullName,
      more.accountType ?? 'Basic',
      more.industry,
      more.website,
      more.imageLink,
      more.status ?? 'active',
      more.themeColor,
      term?.html,
      term?.active ? 1 : 0,
      id === 'org-acme' ? 1 : 0,
      id === 'org-acme' ? 1 : 0,
      more.phase,
      more.environment,
      more.contractType,
      more.contractType && now - 400 * DAY,
      more.contractType && now + 330 * DAY,
      more.email,
      more.phone,
      more.address,
      more.phase && 'bao.tran@phuongdong.example',
      now - 400 * DAY,
    )
  }
}
