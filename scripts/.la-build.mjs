import { build } from 'esbuild'
await build({
  entryPoints: ['src/main.tsx'],
  bundle: true,
  splitting: true,
  format: 'esm',
  jsx: 'automatic',
  target: 'es2022',
  outdir: '/tmp/la/assets',
  define: { 'process.env.NODE_ENV': '"production"', __VERSION__: '"x"' },
  logLevel: 'error',
  plugins: [
    {
      name: 'case',
      setup(b) {
        b.onResolve({ filter: /(kit|\.)\/time$/ }, () => ({ path: '/work/main/src/kit/time.ts' }))
        b.onResolve({ filter: /(kit|\.)\/Time$/ }, () => ({ path: '/work/main/src/kit/Time.tsx' }))
      },
    },
  ],
})
