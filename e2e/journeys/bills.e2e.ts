import { issueReckoned, reckonNextMonth } from '../support/bills.ts';
import { test } from '../support/empty-installation.ts';
import { expect } from '../support/people.ts';
import { joinBuilding, manageBuilding } from '../support/two-people.ts';

test('a manager sets a tariff, makes, checks and issues the bills of a month; the resident sees hers at once and understands it', async ({
  page,
  browser,
  empty,
}) => {
  test.setTimeout(300_000);
  page.setDefaultTimeout(30_000);
  const building = await manageBuilding(page, empty, 'Menara Kenanga');
  const resident = await joinBuilding({ browser, manager: page, empty }, building, {
    name: 'Siti Aminah',
    unit: 'A-0101',
  });
  await resident.setViewportSize({ width: 390, height: 844 });
  await resident.goto('/imah/tagihan');
  await expect(resident.getByText('Belum ada tagihan')).toBeVisible();

  await reckonNextMonth(page);
  await expect(page.getByText('A-0101, Siti Aminah')).toBeVisible();
  await expect(page.getByText(/Unit B-0101: \d+ hari tanpa pembayar/)).toBeVisible();
  await expect(page.getByText('Rp 719.280').first()).toBeVisible();
  await issueReckoned(page);

  // Her page stood open, and shows it by itself.
  await resident.getByRole('link', { name: /unit A-0101/ }).click();
  await expect(resident.getByText('36 m² × Rp 18.000')).toBeVisible();
  await expect(resident.getByText('DPP Rp 594.000, PPN Rp 71.280')).toBeVisible();
  await expect(resident.getByText(/^INV-\d{4}-000001$/)).toBeVisible();
  await resident.goto('/imah');
  await expect(
    resident
      .getByRole('button', { name: /Pemberitahuan/ })
      .or(resident.getByRole('link', { name: /Pemberitahuan/ }))
      .first(),
  ).toBeVisible();
  await resident.context().close();
});
