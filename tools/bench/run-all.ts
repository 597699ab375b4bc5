// `npm run bench`: the figures of the product, each beside its goal or beside a reference measured in the same run.
import { buildWeb } from '../run/build-web.ts';
import { ensureChromium } from '../setup/ensure-chromium.ts';
import { measureBillingRun } from './billing-run.ts';
import { measureCharts } from './charts.ts';
import { measureCrowding } from './crowding.ts';
import { measureDocuments } from './documents.ts';
import { measureLargeOrganization } from './large-organization.ts';
import { measureLiveChannel } from './live-channel.ts';
import { measureLiveChart } from './live-chart.ts';
import { measureLiveValues } from './live-values.ts';
import { measureBudgets } from './page-budget.ts';
import { launchBrowser, measurePages } from './page-bytes.ts';
import { measureSearch } from './search.ts';
import { measureSessionCall } from './session-call.ts';
import { measureStartUp } from './start-up.ts';
import { measurePlanPan } from './plan-pan.ts';
import { measureTableScroll } from './table-scroll.ts';
import { printTable } from './table.ts';
import { measureTicketPage } from './ticket-page.ts';
import { measureTicketWatchers } from './ticket-watchers.ts';
import { measureTickets } from './tickets.ts';
import { measureTyping } from './typing.ts';

if (!ensureChromium()) process.exit(1);
buildWeb();

const { rows, server } = await measureStartUp();
printTable('Start-up and memory', rows);

const browser = await launchBrowser();
try {
  printTable('Pages, cold cache', await measurePages(browser, server.url));
  printTable('Budget of each page, cold, on a phone', await measureBudgets(browser, server.url));
  printTable('Session call, 20 connections', await measureSessionCall(server.url));
} finally {
  await server.stop();
}
printTable('Search and members, 10 connections', await measureSearch());
printTable('Tickets, 10 connections', await measureTickets());
printTable('Bills of one month', await measureBillingRun());
printTable('Documents, 10 connections', await measureDocuments());
printTable('All buildings of a large organisation, 10 connections', await measureLargeOrganization());
printTable('Tickets in the browser', await measureTicketPage(browser));
printTable('A board with many watchers', await measureTicketWatchers());
printTable('p99 of one account while another floods', await measureCrowding());
printTable('Search box', await measureTyping(browser));
printTable('Live channel to one browser', await measureLiveChannel(browser));
printTable('Design system', [
  ...(await measureTableScroll(browser)),
  ...(await measurePlanPan(browser)),
  ...(await measureLiveChart(browser)),
  ...(await measureLiveValues(browser)),
]);
await browser.close();
printTable('Charts, without actors', measureCharts());
