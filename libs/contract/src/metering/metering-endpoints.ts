import * as z from 'zod/mini';
import { created, defineEndpoints, list, may, ok } from '../core/calls.ts';
import { meteringRoutes } from './metering-routes.ts';
import {
  meter,
  meterArchival,
  meterChange,
  meterDetail,
  meterDraft,
  meterQuery,
  meterReplacement,
  meterSettings,
} from './meter.ts';
import { reading, readingCorrection, readingDraft, readingQuery, readingVerdict } from './reading.ts';

/** Whoever lives there sees and reads the meters of their unit, and nothing of before they came. */
const changing = may('meter.update', 'meter');
const approving = may('reading.approve', 'building');
const often = { max: 60, windowSeconds: 60 };

/** Schemas, rights and limits of the calls about meters and readings. */
export const meteringEndpoints = defineEndpoints(meteringRoutes, 'metering', {
  listMeters: list(
    'The meters of a building, those below a main one after it, or as one walks past them',
    may('meter.view', 'building', { ownRows: true }),
    meter,
    { query: meterQuery },
  ),
  createMeter: created('Put in a meter, with what it shows', may('meter.create', 'building'), meterDetail, {
    body: meterDraft,
    rateLimit: often,
  }),
  getMeter: ok('One meter, with its consumption by month', may('meter.view', 'meter'), meterDetail),
  updateMeter: ok('Change what is said of a meter', changing, meterDetail, { body: meterChange, errors: [409] }),
  archiveMeter: ok('Take out a meter, with the last it shows', may('meter.delete', 'meter'), meterDetail, {
    body: meterArchival,
    errors: [409],
  }),
  replaceMeter: ok('Put another meter in the place of one, and go on counting', changing, meterDetail, {
    body: meterReplacement,
    errors: [409],
  }),
  createReading: created(
    'Say what a meter shows; what is odd about it waits for somebody to approve it',
    may('reading.create', 'meter'),
    reading,
    { body: readingDraft, errors: [403, 409], rateLimit: often },
  ),
  listReadings: list(
    'Readings of a building or of one meter, the newest first',
    may('reading.view', 'building', { ownRows: true }),
    reading,
    { query: readingQuery },
  ),
  decideReading: ok('Approve or reject a reading that waits, with the reason', approving, reading, {
    body: readingVerdict,
    errors: [409],
  }),
  correctReading: created('Put another reading in the place of an approved one, with the reason', approving, reading, {
    body: readingCorrection,
    errors: [409],
  }),
  getMeterSettings: ok('On which days meters of a building are read', may('meter.view', 'building'), meterSettings),
  updateMeterSettings: ok(
    'Say on which days meters of a building are read',
    may('meter.update', 'building'),
    meterSettings,
    {
      body: meterSettings,
    },
  ),
  listOwnMeters: ok(
    "The meters of one's own units, with what was consumed since one came",
    { kind: 'filtered', permission: 'meter.view' },
    z.array(meterDetail),
  ),
});
