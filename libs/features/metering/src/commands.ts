import { anyCall, type Command } from '@imah/app/command';
import { renewedBy } from '@imah/app/read';
import type { AnswerOf } from '@imah/contract/endpoints';
import { draftOf, type MeterReading } from './orders/reading-order.ts';
import { sendReading } from './orders/send-reading.ts';

/** Any change of a building's meters and readings; afterwards its lists and one's own meters are old. */
export const changeMeters = (buildingId: string) => anyCall(renewedBy.meters(buildingId));

/** What somebody reads from a meter. Of staff, who read in basements too, it waits where the server cannot be reached. */
export const readMeter: Command<MeterReading, AnswerOf<'createReading'>> = {
  call: (client, { order }) => sendReading(client, order),
  keep: draftOf,
  renews: ({ order }) => renewedBy.meters(order.buildingId),
};
