import type { Page } from '@playwright/test'
import { expect, people } from './fixtures'
import { answer, question } from './verbs'

export type Screen = {
  readonly name: string
  readonly as?: string
  readonly organization?: string
  readonly address: string
  /** Opens what is looked at as well: a drawer, a dialog. */
  readonly opened?: (page: Page) => Promise<void>
  /** Looked at in two settings, for all that are made of the same parts and are looked at in one. */
  readonly example?: true
}

const press = (name: RegExp) => async (page: Page) => page.getByRole('button', { name }).first().click()

/**
 * Sends a message to everybody, or as many as are counted by one card, until one is shown: the page may not have its live
 * connection yet.
 */
async function tell(page: Page, level: 'error' | 'info', times = 1) {
  const data = { to: 'global', level, title: `Some ${level}`, message: 'It is told to everybody', times }
  const shown = page.getByText(new RegExp(`^Some ${level}`)).first()
  await expect(async () => {
    await page.request.post(`${new URL(page.url()).origin}/sandbox/messages`, { data })
    await shown.waitFor({ timeout: 1_000 })
  }).toPass()
}

export const screens: Screen[] = [
  { name: 'sign-in', address: '/login', opened: press(/Forgot password|Quên mật khẩu/), example: true },
  {
    name: 'select organization',
    as: people.elevenOrganizations,
    address: '/companies/select',
    example: true,
  },
  { name: 'terms', as: people.owesTerms, address: '/companies/select', opened: press(/Luật Minh Tâm/) },
  { name: 'empty company', as: people.noOrganization, address: '/companies/empty' },
  { name: 'no organization', as: people.elevenOrganizations, address: '/my-account-info' },
  {
    name: 'profile',
    example: true,
    as: people.superAdmin,
    organization: 'org-phuongdong',
    address: '/my-account-info',
    opened: press(/Edit info|Sửa thông tin/),
  },
  {
    name: 'account popover',
    as: people.oneOrganization,
    organization: 'org-acme',
    address: '/dashboard',
    opened: press(/Your account|Tài khoản của bạn/),
  },
  {
    name: 'change password',
    example: true,
    as: people.oneOrganization,
    organization: 'org-acme',
    address: '/security/change-password',
  },
  {
    name: 'forced change',
    as: people.mustChangePassword,
    organization: 'org-acme',
    address: '/security/change-password',
  },
  {
    name: 'login activity',
    example: true,
    as: people.superAdmin,
    organization: 'org-phuongdong',
    address: '/activity/login-history',
    opened: press(/Status|Trạng thái/),
  },
  {
    name: 'no login activity',
    as: people.superAdmin,
    organization: 'org-phuongdong',
    address: '/activity/login-history?freeText=nothing-like-it',
    opened: async (page) => {
      await press(/^(Calendar|Lịch)$/)(page)
      await page.getByRole('grid').waitFor()
    },
  },
  {
    name: 'failed list',
    as: people.superAdmin,
    organization: 'org-phuongdong',
    address: '/activity/login-history?freeText=sentinel:500',
  },
  {
    name: 'two-factor',
    example: true,
    as: people.elevenOrganizations,
    organization: 'org-phuongdong',
    address: '/security/2fa-security',
  },
  {
    name: 'two-factor that is on',
    as: people.superAdmin,
    organization: 'org-phuongdong',
    address: '/security/2fa-security',
  },
  {
    name: 'API account',
    as: people.superAdmin,
    organization: 'org-phuongdong',
    address: '/security/my-account-api',
    opened: press(/Generate New Key|Tạo khóa mới/),
  },
  {
    name: 'notifications',
    example: true,
    as: people.elevenOrganizations,
    organization: 'org-phuongdong',
    address: '/notifications',
    opened: async (page) => {
      await press(/Xuất dữ liệu bị lỗi/)(page)
      // The list behind is read again, and the message is read then.
      await page.locator('tr', { hasText: 'Xuất dữ liệu bị lỗi' }).getByText('Đã đọc').waitFor()
    },
  },
  {
    name: 'bell',
    as: people.elevenOrganizations,
    organization: 'org-phuongdong',
    address: '/dashboard',
    opened: press(/^(Notifications|Thông báo)/),
  },
  {
    name: 'drawer support',
    example: true,
    as: people.elevenOrganizations,
    organization: 'org-phuongdong',
    address: '/security/2fa-security?drawer=support',
    opened: async (page) => {
      await page.getByLabel(/^(Topic|Chủ đề)/).selectOption({ index: 1 })
      await page.getByLabel(/^(Subject|Tiêu đề)/).fill('x')
      await page.getByLabel(/^(Description|Mô tả)/).fill('x')
      await press(/^(Send|Gửi)$/)(page)
      await page.getByRole('button', { name: /^(Continue|Tiếp tục)$/ }).waitFor()
    },
  },
  ...['quick-access', 'tickets'].map((drawer) => ({
    name: `drawer ${drawer}`,
    as: people.elevenOrganizations,
    organization: 'org-phuongdong',
    address: `/security/2fa-security?drawer=${drawer}`,
  })),
  {
    name: 'apps',
    as: people.oneOrganization,
    organization: 'org-acme',
    address: '/dashboard',
    opened: press(/^(Apps|Ứng dụng)/),
  },
  {
    name: 'leave question',
    as: people.oneOrganization,
    organization: 'org-acme',
    address: '/my-account-info?drawer=edit',
    opened: async (page) => {
      await page.getByLabel(/^(Name|Họ tên)/).fill('x')
      await page.keyboard.press('Escape')
      await question(page).waitFor()
    },
  },
  {
    name: 'tokens',
    as: people.superAdmin,
    organization: 'org-phuongdong',
    address: '/security/my-account-tokens',
    opened: async (page) => {
      await page
        .getByRole('button', { name: /Details of|Chi tiết của/ })
        .first()
        .click()
      await press(/^(Logout|Đăng xuất) (?!all|mọi|other|thiết)/)(page)
    },
  },
  {
    name: 'invitations',
    as: people.elevenOrganizations,
    organization: 'org-phuongdong',
    address: '/activity/invitation',
    opened: press(/^(Accept|Chấp nhận)/),
  },
  {
    name: 'exports history',
    as: people.superAdmin,
    organization: 'org-phuongdong',
    address: '/activity/exports-history',
    opened: press(/JSON/),
  },
  ...['info', 'password', 'edm'].map((tab) => ({
    name: `own forms, ${tab}`,
    as: people.superAdmin,
    organization: 'org-phuongdong',
    address: `/profile?tab=${tab}`,
  })),
  {
    name: 'organizations',
    example: true,
    as: people.superAdmin,
    organization: 'org-phuongdong',
    address: '/console-organizations',
    opened: press(/^Không Đọc Được$/),
  },
  {
    name: 'organization, its detail and its menu',
    as: people.superAdmin,
    organization: 'org-phuongdong',
    address: '/console-organizations?freeText=acme',
    opened: async (page) => {
      await press(/^(Details of|Chi tiết của)/)(page)
      await press(/^(More actions|Thao tác khác):/)(page)
    },
  },
  {
    name: 'new organization',
    example: true,
    as: people.superAdmin,
    organization: 'org-phuongdong',
    address: '/console-organizations?drawer=create',
  },
  ...['general', 'permission-group', 'web-tagging', 'api-ingestion', 'task'].map((menu) => ({
    name: `setup of an organization, ${menu}`,
    as: people.superAdmin,
    organization: 'org-phuongdong',
    address: `/console-organizations?freeText=acme&drawer=setup&record=org-acme&menu=${menu}`,
  })),
  {
    name: 'deletion of an organization, and its code',
    as: people.superAdmin,
    organization: 'org-phuongdong',
    address: '/console-organizations?freeText=acme&drawer=delete&record=org-acme',
    opened: async (page) => {
      const remove = /^(Delete|Xóa)$/
      await page.getByLabel(/^(Type the name|Nhập tên)/).fill('Acme Retail Vietnam')
      await press(remove)(page)
      await answer(page, remove)
      await page.getByRole('textbox', { name: /^(Digit|Chữ số) 1/ }).waitFor()
    },
  },
  {
    name: 'export of organizations',
    as: people.superAdmin,
    organization: 'org-phuongdong',
    address: '/console-organizations?freeText=acme&status=active&drawer=export',
  },
  {
    name: 'linked companies',
    as: people.superAdmin,
    organization: 'org-phuongdong',
    address: '/console-link-orgs',
    opened: press(/^(Link company|Liên kết công ty)$/),
  },
  {
    name: 'several notices beside a drawer',
    as: people.superAdmin,
    organization: 'org-phuongdong',
    address: '/my-account-info?drawer=edit',
    opened: async (page) => {
      await tell(page, 'error')
      await tell(page, 'info', 30)
    },
  },
  {
    name: 'a notice beside a question',
    as: people.superAdmin,
    organization: 'org-phuongdong',
    address: '/console-link-orgs',
    opened: async (page) => {
      await press(/^(Delete|Xóa)/)(page)
      await question(page).waitFor()
      await tell(page, 'error')
    },
  },
  { name: 'help', as: people.oneOrganization, organization: 'org-acme', address: '/help', example: true },
  { name: 'policy', as: people.oneOrganization, organization: 'org-acme', address: '/policy' },
  { name: 'not found', as: people.oneOrganization, organization: 'org-acme', address: '/nowhere' },
  { name: 'failed sign-out', as: people.logoutFails, organization: 'org-acme', address: '/logout' },
]
