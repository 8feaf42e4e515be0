/** What of a JSON Schema holds a value or a limit. */
type Schema = {
  readonly enum?: readonly (string | number | boolean)[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
} & Readonly<Partial<Record<Limit, number | string>>>

/** The part of the bundled description that holds values and limits. */
export type DescribedValues = {
  readonly 'x-limits': Readonly<Record<string, number>>
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>
    readonly parameters: Readonly<Record<string, { readonly schema: Schema }>>
  }
}

const LIMITS = [
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'pattern',
  'default',
] as const
type Limit = (typeof LIMITS)[number]
type Bounds = { readonly [name: string]: number | string | Bounds }

const constants = (values: readonly (readonly [name: string, value: unknown])[]): string =>
  values
    .map(([name, value]) => {
      const literal = JSON.stringify(value)
      return `export const ${name} = ${typeof value === 'number' ? literal : `${literal} as const`}\n`
    })
    .join('')

/** That there must be something at all (`minLength: 1`) is no limit: a form says "required". */
const isLimit = (name: Limit, value: number | string | undefined) =>
  value !== undefined && !(/^min(Length|Items)$/.test(name) && value === 1)

/** The limits of a schema, and below the name of each field those of the field. */
function boundsOf(schema: Schema): Bounds {
  const own = LIMITS.filter((name) => isLimit(name, schema[name])).map(
    (name) => [name, schema[name]] as const,
  )
  const fields = Object.entries(schema.properties ?? {}).map(
    ([name, field]) => [name, boundsOf(field)] as const,
  )
  const items = schema.items ? [['items', boundsOf(schema.items)] as const] : []
  const inside = [...fields, ...items].filter(([, bounds]) => Object.keys(bounds).length > 0)
  return Object.fromEntries([...own, ...inside]) as Bounds
}

/** The module of enumerations: a list for each schema that is one, by the schema's name. */
export const valuesModule = ({ components: { schemas } }: DescribedValues): string =>
  constants(
    Object.entries(schemas).flatMap(([name, schema]) => (schema.enum ? [[name, schema.enum] as const] : [])),
  )

/** The module of limits: those of each schema and parameter by its name, and those of x-limits. */
export function boundsModule({ components, 'x-limits': limits }: DescribedValues): string {
  const parameters = Object.entries(components.parameters).map(
    ([name, { schema }]) => [name, schema] as const,
  )
  const bounds = [...Object.entries(components.schemas), ...parameters]
    .map(([name, schema]) => [name, boundsOf(schema)] as const)
    .filter(([, each]) => Object.keys(each).length > 0)
  return constants([...bounds, ...Object.entries(limits)])
}
