import { links } from '../operations/organization-links'
import { sentinels } from '../rules/sentinels'
import type { Store } from '../store/db'
import { manyId } from './people'

type Link = {
  readonly id: string
  readonly o2oCdpOrgId: string
  readonly integrationName: string
  readonly linkedOrgId: string
  readonly linkedOrgName: string
  readonly linkedSource?: string
}

const DAY = 86_400_000
const LONG =
  'Công ty Cổ phần Đầu tư Thương mại Sản xuất Dịch vụ Xuất nhập khẩu Khánh Hòa Seafood Manufacturing & Export – Chi nhánh Thành phố Hồ Chí Minh'

const named: readonly Link[] = [
  {
    id: 'link-1',
    o2oCdpOrgId: 'org-acme',
    integrationName: 'CRM bán lẻ',
    linkedOrgId: 'crm-1048',
    linkedOrgName: 'Acme Retail CRM',
  },
  {
    id: 'link-2',
    o2oCdpOrgId: 'org-phuongdong',
    integrationName: 'CRM Phương Đông',
    linkedOrgId: 'crm-2077',
    linkedOrgName: 'Phương Đông CRM',
  },
  {
    id: 'link-loyalty',
    o2oCdpOrgId: 'org-phuongdong',
    integrationName: 'Chăm sóc cư dân',
    linkedOrgId: 'crm-2078',
    linkedOrgName: 'Phương Đông – Cư dân',
  },
  {
    id: 'link-3',
    o2oCdpOrgId: 'org-bold',
    integrationName: '<b>CRM</b> "Quote"',
    linkedOrgId: '=1+1',
    linkedOrgName: "'; drop table linked_company; --",
    linkedSource: 'OTHER',
  },
  {
    id: 'link-4',
    o2oCdpOrgId: 'org-khseafood',
    integrationName: LONG,
    linkedOrgId: 'a-very-long-id-of-a-company-that-does-not-fit-a-column-0123456789abcdef0123456789abcdef',
    linkedOrgName: LONG,
  },
  {
    id: sentinels.silentLink,
    o2oCdpOrgId: 'org-acme',
    integrationName: 'Cầu nối im lặng',
    linkedOrgId: 'crm-0000',
    linkedOrgName: 'Không gỡ được',
  },
]

/** Twelve of one organization, so that its list is long, and one of each of two dozen others. */
const further: readonly Link[] = Array.from({ length: 36 }, (_, index) => ({
  id: `link-further-${index + 1}`,
  o2oCdpOrgId: index < 12 ? 'org-haiau' : manyId(index * 7),
  integrationName: `${index % 2 ? 'CRM chi nhánh' : 'Loyalty'} ${index + 1}`,
  linkedOrgId: `crm-${3000 + index}`,
  linkedOrgName: index < 12 ? `Hải Âu – Sân bay ${index + 1}` : `Khách hàng ${index + 1}`,
}))

export function seedOrganizationLinks(store: Store, now: number): void {
  for (const [index, link] of [...named, ...further].entries())
    links.add(store, {
      linkedSource: 'O2OCRM',
      ...(index % 3 === 0 && { apiKey: `crm-key-${link.id}` }),
      ...link,
      createdAt: now - (index + 1) * DAY,
      createdBy: index % 4 ? 'bao.tran@phuongdong.example' : "o'brien+test@acme.example",
    })
}
