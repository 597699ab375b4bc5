import { testEntryPoints } from '@imah/app/harness/entry-points';

testEntryPoints(import.meta.glob(['./**/index.ts', '!./**/{testing,harness}/**'], { eager: true }), {
  meter: ['MeterPage'],
  meters: ['BuildingMetersPage'],
  orders: ['loadReadingOrders'],
  own: ['OwnMetersPage'],
  round: ['MeterRoundPage'],
});
