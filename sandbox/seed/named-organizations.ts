import type { ContractType, Environment, Phase } from '../../openapi/values.gen'
import { sentinels } from '../rules/sentinels'
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
  readonly phase?: (typeof Phase)[number]
  readonly environment?: (typeof Environment)[number]
  readonly contractType?: (typeof ContractType)[number]
  readonly email?: string
  readonly phone?: string
  readonly address?: string
  /** First and last day of the contract, counted from now; 400 days ago and 330 ahead when only its type is named. */
  readonly contract?: readonly [from: number, to: number]
  /** Days ago. */
  readonly created?: number
  readonly updated?: number
  readonly term?: { readonly active: boolean; readonly html: string }
}

/** A picture without a host: a gull on blue. */
const GULL =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"%3E%3Crect width="32" height="32" fill="%230b4f8a"/%3E%3Cpath d="M4 19q6-9 12-2q6-7 12 2" fill="none" stroke="%23fff" stroke-width="3"/%3E%3C/svg%3E'

/** Nobody works in these; they are for the list of all organizations. */
const withoutMembers: readonly SeedOrganization[] = [
  {
    id: 'org-expired',
    name: 'Vận tải Trường Hải Bắc Trung Nam',
    code: 'TRUONGHAI',
    fullName: 'Công ty TNHH Vận tải và Kho bãi Trường Hải Bắc Trung Nam',
    accountType: 'Lite',
    industry: 'Automotive',
    phase: 'Dropped',
    environment: 'Production',
    contractType: 'Project Based',
    contract: [-800, -1],
    status: 'inactive',
    website: 'https://truonghai.example',
    email: 'lienhe@truonghai.example',
    phone: '0236 3655 701',
    updated: 0.01,
  },
  {
    id: sentinels.silentOrganization,
    name: 'Im Lặng Thinh',
    code: 'SILENT',
    fullName: 'Tổ chức từ chối không lời',
    accountType: 'Enterprise',
    industry: 'Technology',
    phase: 'Pilot',
    environment: 'Production',
  },
  {
    id: sentinels.stuckOrganization,
    name: 'Khóa Cứng Logistics',
    code: 'STUCK',
    fullName: 'Công ty Khóa Cứng',
    accountType: 'Enterprise',
    industry: 'Service',
    phase: 'Retention',
    environment: 'Staging',
    contractType: 'Pango License',
    contract: [10, 375],
  },
  {
    id: sentinels.unreadableOrganization,
    name: 'Không Đọc Được',
    code: 'UNREADABLE',
    fullName: 'Tổ chức không đọc được hạn mức',
    accountType: 'Lite',
    industry: 'Marketing Agency',
    phase: 'Tuning & Grow',
    environment: 'Staging',
    status: 'inactive',
    created: 0.2,
  },
]

/** Those that people of the seed work in, and after them those of nobody. */
export const named: readonly SeedOrganization[] = [
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
    updated: 3,
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
    code: 'TINNGHIA',
    accountType: 'Contract',
    industry: 'Insurance',
    phase: 'Tuning & Grow',
    environment: 'Production',
    contractType: 'Project Based',
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
    code: 'HAIAU',
    accountType: 'Lite',
    industry: 'Airline',
    phase: 'Dropped',
    environment: 'Production',
    contractType: 'One-Off Campaign',
    contract: [-500, -135],
    updated: 0.02,
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
    code: 'LUMIERE',
    accountType: 'Profesional',
    industry: 'Spa',
    phase: 'Pilot',
    environment: 'Staging',
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
  {
    id: 'org-bold',
    name: '<b>Acme</b> & "Sons"',
    website: 'https://acme-sons.example',
    code: '=2+2',
    phase: 'Tuning & Grow',
    industry: 'F&B',
    updated: 1,
  },
  { id: 'org-formula', name: '=1+1 Trading', fullName: '=HYPERLINK("https://evil.example")' },
  { id: 'org-drop', name: `'; drop table account; --`, imageLink: '/sandbox/missing.png' },
  { id: 'org-script-site', name: 'Xưởng "in" <script>alert(1)</script>', website: 'javascript:alert(1)' },
  ...withoutMembers,
]
