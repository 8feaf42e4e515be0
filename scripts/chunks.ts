import type { Chunk, ChunkGraph, Configuration, Module } from 'webpack'
import { paths } from '../src/paths'

type SplitChunks = NonNullable<NonNullable<Configuration['optimization']>['splitChunks']>

/** The name of the chunk of a page, after its address: `/activity/login-history` is `activity-login-history`. */
export const chunkOf = (path: string): string => path.slice(1).replaceAll('/', '-')

const pageChunks: ReadonlySet<string> = new Set(Object.values(paths).map(chunkOf))
const isPage = ({ name }: Chunk) => name !== null && name !== undefined && pageChunks.has(name)

type Graph = { chunkGraph: ChunkGraph }
const chunksOf = (module: Module, { chunkGraph }: Graph) => [...chunkGraph.getModuleChunksIterable(module)]
const isIn = (module: Module, folders: RegExp) => folders.test(module.nameForCondition() ?? '')
const isStyle = ({ type }: Module) => type.startsWith('css')
const neededBy = (chunk: string) => (module: Module, graph: Graph) =>
  !isStyle(module) && chunksOf(module, graph).some(({ name }) => name === chunk)

const REACT =
  /node_modules[\\/](react|react-dom|scheduler|react-intl|@formatjs|intl-messageformat|hoist-non-react-statics)[\\/]/
const FORM =
  /node_modules[\\/](formik|lodash-es|tiny-warning|react-fast-compare|yup|property-expr|tiny-case|toposort|deepmerge)[\\/]/
/** What administrators' pages and drawers choose people, groups, permissions and words with, and the calls for it. */
const PICKERS =
  /[\\/]src[\\/](ui[\\/](PickerField|TagsField)|kit[\\/]usePickerSearch|domain[\\/](access|permission-groups|internal-permissions)[\\/]|api[\\/](accounts|organizations|permission-groups|permissions|internal-permissions)\.gen)/
/** What hardly any page that changes something does without. */
const CHANGE =
  /[\\/]src[\\/](ui[\\/](Card|SwitchField|Definitions)|kit[\\/](change|dialog|form[\\/]useSettingsForm|list[\\/](actionColumn|useOpenedRow|OpenedRecord)|use(Reload|IsThere|StableCallback|SecondsLeft))\b)/
/** Calls that two entries of the system setting make. */
const SETTING_CALLS = /[\\/]src[\\/]api[\\/](cronjobs|mini-apps)\.gen/
/** The first list of a super administrator has what it needs in its own file: it is what they wait for. */
const isLater = (chunk: Chunk) => !chunk.canBeInitial() && chunk.name !== chunkOf(paths.consoleOrganizations)
/** One that is a list and hardly more. */
const LIST = chunkOf(paths.loginActivity)
const FEW = 2 // pages

/**
 * The levels in which the console loads, each one file that all pages share; docs/architecture.md says what is in which
 * and why. A module is in the first level that needs it. Style sheets stay with their entry, which has one.
 */
export const splitChunks: SplitChunks = {
  chunks: 'all',
  minSize: 0,
  maxInitialRequests: Infinity,
  maxAsyncRequests: Infinity,
  cacheGroups: {
    base: { name: 'base', chunks: 'initial', priority: 50, test: (module: Module) => isIn(module, REACT) },
    core: { name: 'core', priority: 40, enforce: true, test: neededBy('engine') },
    shell: { name: 'shell', priority: 30, enforce: true, test: neededBy('mount') },
    form: {
      name: 'form',
      chunks: 'async',
      priority: 20,
      enforce: true,
      test: (module: Module) => isIn(module, FORM),
    },
    list: {
      name: 'list',
      chunks: 'async',
      priority: 10,
      enforce: true,
      test: (module: Module, graph: Graph) =>
        neededBy(LIST)(module, graph) && chunksOf(module, graph).filter(isPage).length >= FEW,
    },
    change: { name: 'change', chunks: isLater, priority: 8, enforce: true, minChunks: 2, test: CHANGE },
    pickers: { name: 'pickers', chunks: isLater, priority: 7, enforce: true, minChunks: 2, test: PICKERS },
    settings: {
      name: 'settings',
      chunks: isLater,
      priority: 6,
      enforce: true,
      minChunks: 2,
      test: SETTING_CALLS,
    },
    defaultVendors: false,
    default: { chunks: 'async', minChunks: 2, minSize: 12_000, priority: 0 },
  },
}
