/** @jest-config-loader esbuild-register */
import type { Config } from 'jest'

const esmOnly = [
  'react-intl',
  'intl-messageformat',
  '@formatjs',
  'altcha',
  'd3-hierarchy',
  'altcha-lib',
  'otpauth',
  '@noble',
  'hono',
  '@hono',
  '@apidevtools',
].join('|')

const config: Config = {
  testEnvironment: '<rootDir>/scripts/jest-environment.ts',
  roots: ['<rootDir>/src', '<rootDir>/sandbox', '<rootDir>/openapi', '<rootDir>/scripts', '<rootDir>/deploy'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  setupFilesAfterEnv: ['<rootDir>/scripts/jest-setup.ts'],
  transform: {
    '\\.m?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(.*/node_modules/)?(${esmOnly})/)`],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/scripts/jest-no-style.cjs',
    '^react/jsx-runtime$': '<rootDir>/scripts/jest-jsx-runtime.cjs',
  },
  maxWorkers: 2,
  // A worker that has grown is collected more and more slowly; a new one costs two seconds.
  workerIdleMemoryLimit: '1500MB',
}

export default config
