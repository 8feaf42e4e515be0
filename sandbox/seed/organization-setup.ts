import { saveQuota } from '../rules/quotas'
import { sentinels } from '../rules/sentinels'
import type { Store } from '../store/db'
import { saveConfig } from '../store/organization-configs'
import { saveCronjobEngine, saveModelStorage, saveWebTagging } from '../store/organization-setup'

const MINUTE = 60_000
const BAO = 'bao.tran@phuongdong.example'

/** An organization with everything set up, two with something odd; all others have set up nothing. */
function seedConfigurations(store: Store): void {
  saveWebTagging(store, 'org-phuongdong', {
    trackingKey: 'org-phuongdong',
    internalUIdField: 'Phone',
    usePhoneCountryCode: true,
    phoneCountryCodeDefault: '+84',
    webTaggingObject: { events: ['page_view', 'add_to_cart'], consent: true },
  })
  // Its own field is of a list that the form does not offer.
  saveWebTagging(store, 'org-bold', {
    trackingKey: '<b>org</b>-"bold"',
    internalUIdField: 'LoyaltyCard',
    webTaggingObject: { title: '=1+1 Đặng' },
  })
  saveModelStorage(store, 'org-phuongdong', {
    enabledCustomModelStorage: true,
    enabledJourneyEventStorage: false,
    storageByTypes: {
      MOM_CustomModel: { enabled: true, storageName: 'custom_model_phuongdong' },
      Event_Model: { enabled: false, storageName: 'event_phuongdong' },
    },
  })
  saveModelStorage(store, 'org-bold', {
    enabledCustomModelStorage: true,
    enabledJourneyEventStorage: true,
    storageByTypes: { Event_Model: { storageName: '<b>event</b> "=1+1"', further: { keptAsItIs: [1, 2] } } },
  })
  saveCronjobEngine(store, 'org-phuongdong', true)
}

/** Blocked: one for 25 minutes more, one whose block was lifted by itself a minute ago, two that cannot be unblocked. */
function seedQuotas(store: Store, now: number): void {
  const ingestion = {
    category: 'ApiIngestion' as const,
    quotaByKeys: { _5minutely: 3_000, _hourly: 20_000, _daily: 150_000 },
    alertMessage: 'You have exceeded your rate limit.',
    enabledBlocked: true,
    unblockedPeriodInMin: 30 as const,
  }
  saveQuota(store, 'org-acme', 'quota-acme-api', ingestion, now + 25 * MINUTE)
  saveQuota(store, 'org-haiau', 'quota-haiau-api', ingestion, now - MINUTE)
  saveQuota(store, sentinels.silentOrganization, 'quota-silent-api', ingestion, now + 120 * MINUTE)
  saveQuota(store, sentinels.stuckOrganization, 'quota-stuck-api', ingestion, now + 90 * MINUTE)
  saveQuota(store, 'org-phuongdong', 'quota-1', ingestion)
  saveQuota(store, 'org-phuongdong', 'quota-2', {
    category: 'Segment',
    quotaByKeys: { _filter_raw: 50_000_000, _filter_result: 5_000_000, _final_result: 100 },
  })
  saveQuota(store, 'org-phuongdong', 'quota-3', {
    category: 'Task',
    quotaByKeys: { 'Gửi e-mail': 100, Call: 40, '<b>Zalo</b> "=1+1"': 1 },
    maxAllowed: 100,
  })
  saveQuota(store, 'org-bold', 'quota-4', {
    ...ingestion,
    quotaByKeys: { _5minutely: 0, _hourly: 2_147_483_647, _daily: 9_007_199_254_740_991 },
    alertMessage: `<b>Quá giới hạn</b> "=1+1" ${'rất dài '.repeat(20)}`,
    unblockedPeriodInMin: 120,
  })
}

function seedSuggestions(store: Store): void {
  const details = [
    [
      'org-phuongdong',
      [
        {
          name: 'Khách hàng đã mua trong 30 ngày',
          minRecords: 100_000,
          filters: [{ field: 'lastOrderAt', operator: 'within', days: 30 }],
        },
        { name: '<b>VIP</b> "=1+1"', minRecords: 5_000_000 },
      ],
    ],
    ['org-haiau', []],
  ] as const
  for (const [orgId, detail] of details)
    store.run(
      "insert into segment_suggestion values (?, 'big_segment_commendation', ?)",
      orgId,
      JSON.stringify(detail),
    )
}

/** What organizations keep as a whole: one has everything, one something odd, one lives on the other side of the world. */
function seedConfigs(store: Store, now: number): void {
  const HOUR = 60 * MINUTE
  store.run("update organization set theme_at = ?, theme_by = ? where id = 'org-phuongdong'", now - HOUR, BAO)
  saveConfig(store, 'org-phuongdong', 'localization', {
    ...{ gmt: 7, currency: 'VND', countryName: 'Vietnam', zipCode: '700000', countryPhoneCode: '+84' },
    ...{ requiredCountryPhoneCode: true, countryCodeAlpha2: 'VN', countryCodeAlpha3: 'VNM' },
    ...{ updatedAt: now - 30 * 24 * HOUR, updatedBy: 'khanh.pham@platform.example' },
  })
  saveConfig(store, 'org-haiau', 'localization', {
    ...{ gmt: -12, currency: 'USD', countryName: 'United States Minor Outlying Islands', zipCode: '581' },
    ...{ requiredCountryPhoneCode: false, countryCodeAlpha2: 'UM', countryCodeAlpha3: 'UMI' },
    ...{ updatedAt: now - HOUR, updatedBy: BAO },
  })
  // Its country is none of the list.
  saveConfig(store, 'org-quangminh', 'localization', {
    ...{ gmt: 14, currency: 'EUR', countryName: '<b>Việt Nam</b> "=1+1"', countryPhoneCode: '=1+1' },
    ...{
      zipCode: "'; drop table country; --",
      updatedAt: now - HOUR,
      updatedBy: "o'brien+test@acme.example",
    },
  })
  saveConfig(store, 'org-phuongdong', 'personalization', { homeModule: 'segment', density: 'compact' })
  saveConfig(store, 'org-phuongdong', 'segment', {
    maxSegments: 200,
    export: { enabled: true, maxRecords: 1_000_000, columns: ['name', 'phone', 'email'] },
  })
  saveConfig(store, 'org-phuongdong', 'export', { enabled: true, maxRecords: 1_000_000, format: 'csv' })
}

export function seedOrganizationSetup(store: Store, now: number): void {
  seedConfigs(store, now)
  seedConfigurations(store)
  seedQuotas(store, now)
  seedSuggestions(store)
}
