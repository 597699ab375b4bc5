import { issueByCalls } from '../support/bills.ts';
import { test } from '../support/empty-installation.ts';
import { expect, password } from '../support/people.ts';
import { send } from '../support/send.ts';
import { joinBuilding, manageBuilding } from '../support/two-people.ts';

test('what was paid too much pays the next bill from the phone; a second person approves that the rest is paid out, its account waits a day, and the books agree', async ({
  page,
  browser,
  empty,
}) => {
  test.setTimeout(300_000);
  page.setDefaultTimeout(30_000);
  const building = await manageBuilding(page, empty, 'Menara Teratai');
  const resident = await joinBuilding({ browser, manager: page, empty }, building, {
    name: 'Siti Aminah',
    unit: 'A-0101',
  });
  const today = Temporal.Now.plainDateISO('Asia/Jakarta');
  await issueByCalls(page, building.id, today.add({ days: 20 }).toString());
  const [payer] = await send<{ personId: string }[]>(page, 'GET', `buildings/${building.id}/payers`);
  const receivedOn = today.toString();
  const received = { personId: payer?.personId, method: 'transfer', amount: 1_000_000, receivedOn };
  await send(page, 'POST', `buildings/${building.id}/payments`, { ...received, reference: null, note: null });

  // The bill is paid, and what was over is hers.
  await resident.setViewportSize({ width: 390, height: 844 });
  await resident.goto('/imah/saldo');
  await expect(resident.getByText('Rp 352.000', { exact: true })).toBeVisible();
  const period = today.toPlainYearMonth().add({ months: 2 }).toString();
  const { id: runId } = await send<{ id: string }>(page, 'POST', `buildings/${building.id}/billing-runs`, {
    period,
    dueOn: today.add({ days: 50 }).toString(),
  });
  const { origin } = new URL(page.url());
  for (const [index, move] of ['calculate', 'review', 'issue'].entries()) {
    const headers = { origin, 'if-match': `"${index + 1}"` };
    const url = `${origin}/api/v1/buildings/${building.id}/billing-runs/${runId}/moves`;
    expect((await page.request.post(url, { headers, data: { move } })).ok()).toBe(true);
  }
  await resident.getByRole('button', { name: 'Bayar tagihan', exact: true }).click();
  const pay = resident.getByRole('dialog', { name: 'Bayar dari saldo' });
  await pay.getByLabel('Jumlah').fill('300000');
  await expect(pay.getByText('Saldo setelahnya Rp 52.000.')).toBeVisible();
  await pay.getByRole('button', { name: 'Bayar Rp 300.000' }).click();
  await expect(pay).toBeHidden();
  const line = (kind: string) => resident.getByRole('listitem').filter({ hasText: kind });
  await expect(line('Bayar tagihan').getByText('Saldo Rp 52.000')).toBeVisible();

  await resident.getByRole('button', { name: 'Cairkan', exact: true }).click();
  const payout = resident.getByRole('dialog', { name: 'Cairkan saldo' });
  await payout.getByLabel('Bank', { exact: true }).fill('BCA');
  await payout.getByLabel('Nomor rekening').fill('1234567890');
  await payout.getByRole('button', { name: 'Minta pencairan' }).click();
  const confirm = (who: typeof page) => who.getByRole('dialog', { name: 'Konfirmasi bahwa ini Anda' });
  const sayPassword = async (who: typeof page) => {
    await confirm(who).getByLabel('Kata sandi Anda', { exact: true }).fill(password);
    await confirm(who).getByRole('button', { name: 'Konfirmasi' }).click();
    await expect(confirm(who)).toBeHidden();
  };
  await sayPassword(resident);
  await expect(payout).toBeHidden();

  // Nobody has to reload: who answers it sees it among what waits.
  await page.goto('/imah/saldo?bagian=pencairan');
  await page.getByRole('button', { name: /^Buka PAY-/ }).click();
  const one = page.getByRole('dialog', { name: /^Pencairan PAY-/ });
  await one.getByRole('button', { name: 'Setujui', exact: true }).click();
  await sayPassword(page);
  await expect(one).toBeHidden();
  await expect(page.getByRole('listitem').getByText('Disetujui', { exact: true })).toBeVisible();
  // Nothing was ever paid to this account.
  await page.getByRole('button', { name: /^Buka PAY-/ }).click();
  await expect(one.getByText(/Baru dapat dibayar/)).toBeVisible();
  await expect(one.getByRole('button', { name: 'Tandai sudah dibayar' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(one).toBeHidden();
  await expect(page.getByText('Sama dengan akun 2100 dan 2110 di pembukuan')).toBeVisible();

  // Her statement says so line by line, and the books hold what is to be paid out.
  await resident.goto('/imah/saldo');
  await expect(line('Ditahan untuk pencairan').getByText('Saldo Rp 0')).toBeVisible();
  const entries = await send<{ amount: number; balance: number }[]>(
    resident,
    'GET',
    `wallets/${payer?.personId}/entries`,
  );
  expect(entries.map(({ amount, balance }) => [amount, balance])).toEqual([
    [-52_000, 0],
    [-300_000, 52_000],
    [352_000, 352_000],
  ]);
  const totals = await send<object>(page, 'GET', `organizations/${building.orgId}/wallet-totals`);
  expect(totals).toMatchObject({ available: 0, booked: 0, held: 52_000, bookedHeld: 52_000, waiting: 1 });
  await resident.context().close();
});
