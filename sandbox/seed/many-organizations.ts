import { ContractType, Phase } from '../../openapi/values.gen'
import type { SeedOrganization } from './named-organizations'
import { MANY, manyId } from './people'

const hostile = [
  '<b>Đậm</b>',
  '<img src=x onerror=alert(1)>',
  '=1+1',
  '+84 Xin chào',
  '@SUM(A1:A9)',
  `"Ngoặc kép" và 'ngoặc đơn'`,
  `'); drop table organization; --`,
  '100% _gạch_ dưới\\ngược',
  'مؤسسة النور للتجارة',
  '\u202Eevil.exe\u202C ngược dòng',
  '👩‍🚀 Vũ Trụ 🚀',
  '{{7*7}} ${7*7}',
  'javascript:alert(1)',
  '   nhiều   khoảng   trắng   ',
  '東京データ株式会社',
  'ﬁne ＦＵＬＬ ｗｉｄｔｈ',
  'İstanbul ışık',
  'zero\u200Bwidth',
]

const first = ['Công ty', 'Tập đoàn', 'Nhà hàng', 'Xưởng', 'Cửa hàng', 'Trường', 'Bệnh viện', 'Ngân hàng']
const middle = [
  'Hương Giang',
  'Đại Nghĩa',
  'Ánh Dương',
  'Sông Đà',
  'Phú Quý',
  'Trường Sơn',
  'Vĩnh Phúc',
  'Ưu Việt',
]
const last = ['Việt Nam', 'Sài Gòn', 'Hà Nội', 'Đà Nẵng', 'Cần Thơ']
const colours = ['#0a5a9c', '#b3231a', '#0b7a5b', '#f5c400', undefined]

const at = <T>(list: readonly T[], index: number): T | undefined => list[index % list.length]

function nameAt(index: number): string {
  const number = index + 1
  if (index % 10 === 9) return `${at(hostile, Math.floor(index / 10))} ${number}`
  if (index % 500 === 77) return `Rất dài ${'Đường dài muôn dặm '.repeat(20)}`.slice(0, 200)
  const name = `${at(first, index)} ${at(middle, Math.floor(index / 8))} ${at(last, Math.floor(index / 64))} ${number}`
  // macOS and some input methods send the decomposed form.
  return name.normalize(index % 2 === 0 ? 'NFC' : 'NFD')
}

function websiteAt(index: number): { website?: string } {
  if (index % 4 === 1) return { website: '' }
  return index % 4 === 2 ? {} : { website: `https://many-${index + 1}.example` }
}

const accountTypes = ['Enterprise', 'Lite', 'Trial', 'Basic', 'Profesional', 'Contract', 'Đối tác "vàng"']
/** Labels of one form, codes of another, and a word of neither. */
const industries = [
  'FMCG',
  'Retail',
  'Real Estate',
  'F&B',
  'Construction Material',
  'heath_care',
  'Nghề khác',
]

/** What a super administrator has filled in; of every fifth organization nothing. */
function detailsAt(index: number): Partial<SeedOrganization> {
  if (index % 5 === 4) return {}
  const number = index + 1
  return {
    code: `MANY-${String(number).padStart(4, '0')}`,
    fullName: `Công ty Cổ phần Số ${number}`,
    accountType: at(accountTypes, index)!,
    industry: at(industries, index)!,
    phase: at(Phase, index)!,
    environment: index % 3 === 1 ? 'Staging' : 'Production',
    ...(index % 3 !== 2 && {
      contractType: at(ContractType, index)!,
      contract: [-(index % 700), 300 - index],
    }),
    ...(index % 2 === 0 && { email: `lienhe@many-${number}.example`, phone: `0900 ${100_000 + index}` }),
    ...(index % 4 === 1 && { updated: index / 8 }),
  }
}

/** Two thousand organizations; every tenth with a name that tries to break something. */
export const manyOrganizations: readonly SeedOrganization[] = Array.from({ length: MANY }, (_, index) => {
  const themeColor = at(colours, index)
  const shown = { id: manyId(index), name: nameAt(index), ...websiteAt(index) }
  return { ...shown, ...detailsAt(index), ...(themeColor && { themeColor }) }
})
