/** What ships: the packages that the build may take code from, and under which licence. Read from package-lock.json. */

type Entry = {
  readonly version?: string
  readonly license?: string
  readonly dev?: boolean
  readonly devOptional?: boolean
}
export type Lock = { readonly packages: Readonly<Record<string, Entry>> }
export type Package = { readonly name: string; readonly version: string; readonly licence: string }

/** Those that ask for no more than to be named (SPDX); of a choice, one of these. */
const ALLOWED = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', '0BSD', 'Unlicense']

/** Each package that is not for development alone, by name. */
export function shippedPackages({ packages }: Lock): readonly Package[] {
  return Object.entries(packages)
    .filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional)
    .map(([path, { version = '', license = '' }]) => ({
      name: path.replace(/^.*node_modules\//, ''),
      version,
      licence: license,
    }))
    .sort((a, b) => (a.name + a.version < b.name + b.version ? -1 : 1))
}

/** Whether a licence, or one that it lets choose, is among those that may ship. */
export const isAllowed = (licence: string): boolean =>
  licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((one) => ALLOWED.includes(one))

/** docs/packages.md */
export function packagesPage(lock: Lock): string {
  const rows = shippedPackages(lock).map(
    ({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`,
  )
  return `# What ships

Made by \`npm run generate\` from package-lock.json: the packages that the build may take code from, ${rows.length} of them.
Those for development alone are left out. As CycloneDX for a scanner: \`npm sbom --omit=dev --sbom-format=cyclonedx\`;
known holes: \`npm audit --omit=dev\`, where the registry answers it.

| package | version | licence |
| --- | --- | --- |
${rows.join('\n')}
`
}
