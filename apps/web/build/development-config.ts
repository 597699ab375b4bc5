import type { RuntimeConfig } from '@imah/contract/system/words';
import type { Plugin } from 'vite';

const config: RuntimeConfig = {
  buildId: 'development',
  apiBase: null,
  fallbackApiBase: 'http://127.0.0.1:5173',
  mqttUrl: null,
  iconFallbackUrl: null,
  demo: {
    accounts: ['pengelola', 'teknisi', 'keuangan', 'penghuni', 'tetangga'].map((name) => `${name}@imah.test`),
    password: 'imah-contoh-2026',
  },
};

/** In development Vite serves the page, so it also writes what the server otherwise would. */
export function developmentConfig(): Plugin {
  return {
    name: 'imah-development-config',
    apply: 'serve',
    transformIndexHtml: (html) =>
      html.replace(
        '<!--imah-config-->',
        `<script type="application/json" id="imah-config">${JSON.stringify(config)}</script>`,
      ),
  };
}
