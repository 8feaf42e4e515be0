import { join } from 'node:path'
import { constants } from 'node:zlib'
import CompressionPlugin from 'compression-webpack-plugin'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import TerserPlugin from 'terser-webpack-plugin'
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import type { Compilation, Compiler, Configuration } from 'webpack'
import 'webpack-dev-server'
import { FIRST_SCRIPT, securityHeaders } from './deploy/document'
import { splitChunks } from './scripts/chunks'
import { filesAhead, WritePreloads } from './scripts/preloads'
import { Prerender, signInDocuments } from './scripts/prerender'
import { Budgets } from './scripts/budgets'
import { developmentConfig, developmentMiddlewares, developmentProxy } from './scripts/development-config'

const src = join(__dirname, 'src')

/** The message parser stays out of the bundle: texts are compiled by scripts/texts-loader.cjs. */
function parserlessIntl(): Record<string, string> {
  const messageFormat = require.resolve('intl-messageformat', { paths: [require.resolve('react-intl')] })
  const parser = require.resolve('@formatjs/icu-messageformat-parser', { paths: [messageFormat] })
  return { '@formatjs/icu-messageformat-parser$': join(parser, '../no-parser.js') }
}

/** A built document holds no configuration: the server that serves it puts one in (deploy/document.ts). */
const document = (chunk: string, filename: string, config: unknown) =>
  new HtmlWebpackPlugin({
    template: join(src, 'document.html'),
    filename,
    chunks: [chunk],
    scriptLoading: 'defer',
    templateParameters: (compilation: Compilation) => ({
      config: JSON.stringify(config),
      firstScript: `<script>${FIRST_SCRIPT}</script>`,
      ahead: chunk === 'sign-in' ? filesAhead(compilation).join(' ') : '',
    }),
  })

/** Tells scripts/dev.mjs that what was compiled can be opened. */
class TellCompiled {
  apply(compiler: Compiler) {
    compiler.hooks.afterDone.tap('TellCompiled', () => setImmediate(() => process.send?.('compiled')))
  }
}

/** @param env WEBPACK_SERVE is set by `webpack serve`: components are then replaced as they are saved */
export default function configuration(
  env: { WEBPACK_SERVE?: boolean } | undefined,
  { mode }: { mode?: string },
): Configuration {
  const production = mode === 'production'
  const serve = Boolean(env?.WEBPACK_SERVE)
  return {
    mode: production ? 'production' : 'development',
    // No eval-* devtool: the Content-Security-Policy is the same in development.
    devtool: production ? false : 'cheap-module-source-map',
    entry: Object.fromEntries(
      [
        ['main', 'main.tsx'],
        ['sign-in', 'sign-in.tsx'],
        // Before everything else, so that a tape has it all (src/developer/recording.ts).
      ].map(([name, file]) => [
        name!,
        [...(production ? [] : [join(src, 'developer/recording.ts')]), join(src, file!)],
      ]),
    ),
    output: {
      path: join(__dirname, 'dist'),
      publicPath: '/',
      chunkLoadTimeout: 9_000, // of milliseconds; then it is fetched anew when it is tried again (src/arriving.ts)
      filename: production ? 'assets/[name].[contenthash:8].js' : 'assets/[name].js',
      chunkFilename: production ? 'assets/[name].[contenthash:8].js' : 'assets/[name].js',
      clean: true,
    },
    resolve: { extensions: ['.ts', '.tsx', '.js'], alias: production ? parserlessIntl() : {} },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: 'swc-loader',
          options: {
            jsc: {
              target: 'es2022',
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', development: !production, refresh: serve } },
            },
          },
        },
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'], sideEffects: true },
        ...(production
          ? [
              {
                test: /\.json$/,
                include: join(src, 'texts'),
                type: 'json',
                loader: join(__dirname, 'scripts/texts-loader.cjs'),
              },
            ]
          : []),
      ],
    },
    optimization: {
      minimizer: [
        new TerserPlugin({ minify: TerserPlugin.swcMinify, terserOptions: { format: { comments: false } } }),
      ],
      splitChunks,
    },
    plugins: [
      document('main', 'index.html', production ? null : developmentConfig),
      ...(production
        ? Object.keys(signInDocuments).map((file) => document('sign-in', file, null))
        : [document('sign-in', 'login.html', developmentConfig)]),
      new MiniCssExtractPlugin({
        filename: production ? 'assets/[name].[contenthash:8].css' : 'assets/[name].css',
        ignoreOrder: true, // every rule stands alone: classes are not shared between files
      }),
      ...(production
        ? [
            new CompressionPlugin({ test: /\.(js|css|svg)$/, filename: '[path][base].gz' }),
            new CompressionPlugin({
              test: /\.(js|css|svg)$/,
              algorithm: 'brotliCompress',
              filename: '[path][base].br',
              // its types know gzip only
              compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } } as object,
            }),
            new Prerender(),
            new WritePreloads(),
            new Budgets(),
          ]
        : []),
      // Its own overlay is left out: that of the development server shows both kinds of errors.
      ...(serve ? [new ReactRefreshPlugin({ overlay: false }), new TellCompiled()] : []),
    ],
    performance: { hints: false }, // budgets are scripts/budgets.ts's
    cache: {
      type: 'filesystem',
      cacheDirectory: join(__dirname, '.cache/webpack'),
      buildDependencies: { config: [__filename] },
    },
    devServer: {
      host: '127.0.0.1',
      port: Number(process.env.PORT ?? 4100),
      allowedHosts: ['localhost', '127.0.0.1'],
      compress: false, // compression would hold the event stream back
      headers: { ...securityHeaders(developmentConfig), 'Cache-Control': 'no-cache' },
      historyApiFallback: { rewrites: [{ from: /^\/login$/, to: '/login.html' }] },
      client: {
        overlay: { errors: true, warnings: false },
        // The host and port of the page: the policy allows no other.
        webSocketURL: 'auto://0.0.0.0:0/ws',
      },
      static: false,
      proxy: developmentProxy,
      setupMiddlewares: developmentMiddlewares,
    },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  }
}
