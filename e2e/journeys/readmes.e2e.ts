import { runExample } from '../support/example.ts';
import { expect, test } from '../support/people.ts';
import { bundleApp, installReadmes, type Readmes } from '../support/readme.ts';

let readmes: Readmes;

test.beforeAll(async ({ serverUrl }) => {
  test.setTimeout(600_000);
  readmes = await installReadmes(serverUrl);
});

test.afterAll(() => readmes?.remove());

/** What each program prints at the server of the demonstration. */
const printed: Readonly<Record<string, RegExp>> = {
  '@imah/contract 0': /POST \/api\/v1\/devices\/\{deviceId\}\/commands/,
  '@imah/ledger 0': /^Rp 648\.000 \{ base: 594000n, tax: 71280n \}\n.+ null\nsatu juta lima ratus ribu rupiah\n$/,
  '@imah/state-machines 0': /^Masuk sebagai Sari\nHarus masuk lagi, dari \/imah\n$/,
  '@imah/api-client 0': /: \d+ dari \d+ perangkat daring\n/,
  '@imah/api-client 1': /^0 dari 31 byte\n31 dari 31 byte\ntext\/plain\S* Kunci panel ada di pos satpam\./,
  '@imah/realtime 0': /^MQTT connected\n(online|offline) \{/,
};

test('every program of a README runs as it is written, from an empty folder', async () => {
  test.setTimeout(180_000);
  const programs = readmes.programs.filter(({ kind }) => kind === 'ts');

  expect(programs.map(({ name }) => name).toSorted()).toEqual(Object.keys(printed).toSorted());
  for (const { name, file } of programs) {
    const run = runExample(readmes.folder, [file], {});
    expect([name, await run.ended, run.told()]).toEqual([name, 0, '']);
    expect(run.printed()).toMatch(printed[name]!);
  }
});

test('the React example of the client signs a person in and shows their buildings, also after a reload', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const program = readmes.programs.find(({ name, kind }) => kind === 'tsx' && name.startsWith('@imah/api-client'));
  const script = await bundleApp(readmes.folder, program!);
  const address = `${baseURL}/readme`;
  await page.route(address, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><body><script type="module" src="/readme.js"></script>',
    }),
  );
  await page.route(`${baseURL}/readme.js`, (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
  await page.goto(address);

  await page.getByLabel('Email').fill('pengelola@imah.test');
  await page.getByLabel('Kata sandi').fill('salah-sama-sekali');
  await page.getByRole('button', { name: 'Masuk' }).click();
  await expect(page.getByRole('alert')).toHaveText(/\S/);
  await page.getByLabel('Kata sandi').fill('imah-contoh-2026');
  await page.getByRole('button', { name: 'Masuk' }).click();

  await expect(page.getByRole('listitem').filter({ hasText: 'Menara' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: 'Menara' })).toBeVisible();
});
