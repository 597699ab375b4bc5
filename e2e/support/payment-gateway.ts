import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type GatewayProcess, startGatewayProcess } from '../../tools/gateway/start-gateway.ts';
import { test as base } from './empty-installation.ts';
import { expect, password } from './people.ts';
import { send } from './send.ts';

interface Gateway extends GatewayProcess {
  /** Ends it as a power cut does, and starts it again at its address with what it had taken. */
  readonly killAndRestart: () => Promise<void>;
}

/** An installation whose payments go to a simulator, a process of its own that can be killed. */
export const test = base.extend<{ readonly gateway: Gateway }>({
  // Playwright reads the names of the fixtures out of this pattern: it has to be one.
  // oxlint-disable-next-line no-empty-pattern
  gateway: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'imah-gateway-'));
    const file = join(folder, 'charges.json');
    let running = await startGatewayProcess({ file });
    const { url } = running;
    await use({
      url,
      move: (...move) => running.move(...move),
      kill: () => running.kill(),
      killAndRestart: async () => {
        await running.kill();
        running = await startGatewayProcess({ file, port: Number(new URL(url).port) });
      },
    });
    await running.kill();
    await rm(folder, { recursive: true, force: true });
  },
  environment: async ({ gateway }, use) => use({ PAYMENT_SIMULATOR_URL: gateway.url }),
});

export const serverKey = 'SB-Mid-server-0123456789abcdef';

/** The organisation of the person on the page takes payments at the simulator: by calls. */
export async function takePayments(page: Page, orgId: string): Promise<void> {
  const { origin } = new URL(page.url());
  const confirmed = await page.request.post(`${origin}/api/v1/auth/step-up`, {
    headers: { origin },
    data: { password },
  });
  expect(confirmed.status()).toBe(201);
  const draft = { place: 'simulator', serverKey, methods: ['qris', 'va'], banks: ['bca', 'permata'] };
  await send(page, 'PUT', `organizations/${orgId}/payment-gateway`, draft);
}
