import type { StorybookConfig } from '@storybook/react-webpack5'

const config: StorybookConfig = {
  framework: '@storybook/react-webpack5',
  stories: ['../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-webpack5-compiler-swc', '@storybook/addon-a11y'],
  core: { disableTelemetry: true },
  swc: () => ({ jsc: { transform: { react: { runtime: 'automatic' } } } }),
}

export default config
