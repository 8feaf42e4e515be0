import type { Page } from '@playwright/test'
import { administratorScreens } from './axe-administrator-screens'
import { press, pressFilter, type Screen } from './axe-screen'
import { expect, people } from './fixtures'
import { question } from './verbs'

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
    name: 'search and commands',
    as: people.oneOrganization,
    organization: 'org-acme',
    address: '/activity/login-history?drawer=commands',
  },
  {
    name: 'keyboard shortcuts',
    as: people.oneOrganization,
    organization: 'org-acme',
    address: '/activity/login-history?drawer=shortcuts',
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
    opened: pressFilter(/Status|Trạng thái/),
  },
  {
    name: 'no login activity',
    as: people.superAdmin,
    organization: 'org-phuongdong',
    address: '/activity/login-history?freeText=nothing-like-it',
    opened: async (page) => {
      await pressFilter(/^(Calendar|Lịch)$/)(page)
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
      await page
        .locator('tr', { hasText: 'Xuất dữ liệu bị lỗi' })
        .getByText(/^(Read|Đã đọc)$/)
        .waitFor()
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
  ...administratorScreens,
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
