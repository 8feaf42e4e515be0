/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadAll } from 'js-yaml'
import type { Deployment } from 'kubernetes-types/apps/v1'
import type { ConfigMap, Service } from 'kubernetes-types/core/v1'
import ts from 'typescript'
import { settingsMistakes } from './settings'

const read = (name: string) => readFileSync(join(__dirname, name), 'utf8')
const objects = loadAll(read('kubernetes/console.yaml')) as { apiVersion: string; kind: string }[]
const dockerfile = read('Dockerfile')
/** Their shape is what the first test is about. */
const of = <Kind>(kind: string) => objects.find((object) => object.kind === kind) as unknown as Kind

/** Names and kinds of all fields, as the compiler knows them from the types of the API. */
test('the manifests are what the API of Kubernetes takes, down to the last name', () => {
  const file = join(__dirname, 'kubernetes/typed.ts')
  const folderOf = (apiVersion: string) =>
    apiVersion.includes('/') ? apiVersion.replace('.k8s.io', '') : `core/${apiVersion}`
  const source = objects
    .map(({ apiVersion, kind }, at) => {
      const type = `import('kubernetes-types/${folderOf(apiVersion)}').${kind}`
      return `export const object${at}: ${type} = ${JSON.stringify(objects[at], null, 1)}`
    })
    .join('\n')
  const host = ts.createCompilerHost({})
  const { getSourceFile, fileExists } = host
  host.fileExists = (name) => name === file || fileExists(name)
  host.getSourceFile = (name, options) =>
    name === file ? ts.createSourceFile(name, source, options) : getSourceFile(name, options)
  const program = ts.createProgram(
    [file],
    {
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      types: [],
      lib: ['lib.es2020.d.ts'],
      moduleResolution: ts.ModuleResolutionKind.Node10,
    },
    host,
  )
  const wrong = ts.getPreEmitDiagnostics(program)
  expect(wrong.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([])
  expect(objects.map(({ kind }) => kind)).toEqual([
    'ConfigMap',
    'Deployment',
    'Service',
    'PodDisruptionBudget',
    'Ingress',
  ])
})

test('the settings of its config map have no mistake, and are mounted where the container looks for them', () => {
  const json = of<ConfigMap>('ConfigMap').data?.['config.json'] ?? ''
  expect(settingsMistakes(JSON.parse(json))).toEqual([])
  const [container] = of<Deployment>('Deployment').spec?.template.spec?.containers ?? []
  const mounted = container?.volumeMounts?.find(({ name }) => name === 'settings')?.mountPath
  expect(read('entrypoint.sh')).toContain(`\${CONSOLE_SETTINGS:-${mounted}/config.json}`)
})

test('S11 two replicas, replaced one after the other, of nobody in particular who can write to memory alone', () => {
  const { spec } = of<Deployment>('Deployment')
  expect(spec?.replicas).toBe(2)
  expect(spec?.strategy?.rollingUpdate).toMatchObject({ maxUnavailable: 0 })
  const pod = spec?.template.spec
  expect(pod?.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 10001 })
  const [container] = pod?.containers ?? []
  expect(container?.securityContext).toEqual({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  })
  const written = container?.volumeMounts
    ?.filter(({ readOnly }) => !readOnly)
    .map(({ mountPath }) => mountPath)
  expect(written).toEqual(['/run/console'])
  for (const probe of [container?.readinessProbe, container?.livenessProbe, container?.startupProbe])
    expect(probe?.httpGet).toEqual({ path: '/health', port: 'http' })
  expect(of<Service>('Service').spec?.selector).toEqual(spec?.template.metadata?.labels)
})

test('S8 S11 the image is of nobody in particular, and holds what it needs at run time alone', () => {
  const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))
  const lines = last.trim().split(/(?<!\\)\n/)
  expect(lines.filter((line) => line.startsWith('COPY'))).toEqual([
    'COPY --from=build /usr/local/bin/node /usr/local/bin/node',
    'COPY --from=previous /opt/console/dist/assets /opt/console/dist/assets',
    'COPY --from=build /opt/console /opt/console',
  ])
  const installed = /install -y --no-install-recommends (.+) \\/.exec(last)?.[1]
  expect(installed).toBe('nginx-light libnginx-mod-http-brotli-static')
  expect(lines.filter((line) => line.startsWith('USER'))).toEqual(['USER 10001:10001'])
  for (const instruction of ['HEALTHCHECK', 'STOPSIGNAL SIGQUIT', 'ENTRYPOINT ['])
    expect(lines.some((line) => line.startsWith(instruction))).toBe(true)
})
