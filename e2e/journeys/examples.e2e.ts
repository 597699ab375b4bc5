import AxeBuilder from '@axe-core/playwright';
import { existsSync, readFileSync } from 'node:fs';
import { binOf } from '../../tools/run/workspace.ts';
import { type Examples, installExamples, runExample } from '../support/example.ts';
import { expect, test } from '../support/people.ts';

let examples: Examples;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  examples = await installExamples(['telemetry-csv', 'live-value']);
});

test.afterAll(() => examples.remove());

const uuid = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

test('another team’s compiler takes both examples, and the CSV rules hold', async () => {
  test.setTimeout(120_000);
  const tsc = binOf('@typescript/native', 'tsc');
  for (const example of ['telemetry-csv', 'live-value'] as const) {
    const compile = runExample(examples.folderOf(example), [tsc, '-p', '.', '--pretty', 'false'], {});
    expect([await compile.ended, compile.printed()]).toEqual([0, '']);
  }

  const rules = runExample(examples.folderOf('telemetry-csv'), ['--test', 'src/csv.test.ts'], {});
  expect([await rules.ended, rules.told()]).toEqual([0, '']);
});

test('the script logs a building’s telemetry live to CSV, and loses nothing when it is stopped', async ({
  baseURL,
}) => {
  test.setTimeout(120_000);
  const folder = examples.folderOf('telemetry-csv');
  const environment = { IMAH_URL: baseURL! };

  const list = runExample(folder, ['src/main.ts'], environment);
  expect(await list.ended).toBe(2);
  const buildingId = uuid.exec(list.told())?.[0] ?? '';
  expect(list.told()).toMatch(/Menara/);

  const file = `${folder}/log.csv`;
  const log = runExample(folder, ['src/main.ts', buildingId, '--out', file], environment);
  const rows = () => (existsSync(file) ? readFileSync(file, 'utf8').split('\r\n').slice(1, -1) : []);
  // The same metric of the same device twice: the second came over the live channel.
  const metricOf = (row: string) => row.replace(/^[^,]*,/, '').replace(/,[^,]*,[^,]*$/, '');
  const repeated = () => rows().length - new Set(rows().map(metricOf)).size;
  await expect.poll(repeated, { timeout: 60_000, message: log.told() }).toBeGreaterThan(5);
  log.child.kill('SIGINT');

  expect(await log.ended).toBe(0);
  expect(log.told()).toContain(`\n${rows().length} baris tertulis ke ${file}.\n`);
  expect(readFileSync(file, 'utf8')).toMatch(/^time,device_id,device,metric,value,unit\r\n[^]*\r\n$/);
  const form = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z,[0-9a-f-]{36},(?:"[^"]+"|[^",]+),[a-z0-9_]+,[^,]+,[^,]*$/;
  expect(rows().filter((row) => !form.test(row))).toEqual([]);
  expect(rows().some((row) => /,power,[\d.]+,W$/.test(row))).toBe(true);
});

test('the script says in one sentence what is wrong', async ({ baseURL }) => {
  test.setTimeout(120_000);
  const folder = examples.folderOf('telemetry-csv');
  const run = async (args: readonly string[], environment: Record<string, string>) => {
    const { ended, told } = runExample(folder, ['src/main.ts', ...args], { IMAH_URL: baseURL!, ...environment });
    return [await ended, told().trim().split('\n').at(-1)];
  };
  const foreign = '01935e51-7c1a-7b2c-8d3e-000000000999';
  const account = { IMAH_EMAIL: 'pengelola@imah.test', IMAH_PASSWORD: 'imah-contoh-2026' };

  expect(await run([foreign], account)).toEqual([1, `Gedung ${foreign} tidak ditemukan, atau tidak boleh Anda lihat.`]);
  expect(await run([foreign], { IMAH_TOKEN: 'gone' })).toEqual([
    1,
    'Email atau kata sandi salah, atau token sudah tidak berlaku.',
  ]);
  expect(await run([foreign], { IMAH_URL: 'http://127.0.0.1:9' })).toEqual([
    1,
    'Server di http://127.0.0.1:9 tidak dapat dihubungi. Pastikan alamatnya benar dan servernya menyala.',
  ]);
});

test('the plain page shows a value that changes while one looks', async ({ page, baseURL }) => {
  test.setTimeout(120_000);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
  });
  const serving = runExample(examples.folderOf('live-value'), ['serve.js'], { IMAH_URL: baseURL!, PORT: '0' });
  try {
    await expect.poll(serving.printed, { timeout: 30_000 }).toMatch(/^http/);
    await page.goto(serving.printed().trim());
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await page.getByRole('button', { name: 'Masuk' }).click();
    await expect(page.getByRole('status')).toHaveText('Tersambung');

    // The building's own meter: something always draws power.
    const metrics = page.getByRole('combobox', { name: 'Nilai', exact: true });
    await metrics.selectOption({ label: 'Meter listrik induk: Daya' });
    const value = page.locator('#value');
    await expect(value).toHaveText(/^[\d.,]+ W$/);
    await expect(value).toHaveAttribute('data-state', 'fresh');
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    const before = await value.textContent();
    await expect(value).not.toHaveText(before ?? '', { timeout: 60_000 });
    await expect(value).toHaveText(/^[\d.,]+ W$/);

    await page.reload();
    await expect(page.getByRole('status')).toHaveText('Tersambung');
    await page.getByRole('button', { name: 'Keluar' }).click();
    await expect(page.getByRole('button', { name: 'Masuk' })).toBeVisible();
    expect(faults).toEqual([]);
  } finally {
    serving.child.kill();
    await serving.ended;
  }
});
