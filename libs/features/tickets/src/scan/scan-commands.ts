import type { ApiClient } from '@imah/api-client';
import type { AnswerOf, BodyOf } from '@imah/contract/endpoints';
import type { DirectCommand } from '@imah/app/command/direct';

export interface ScannedReport {
  readonly code: string;
  readonly body: Omit<BodyOf<'reportScan'>, 'proof' | 'photoIds'>;
  /** The work that a visitor's browser does instead of signing in. */
  readonly prove: () => Promise<number>;
  readonly sendPhotos: (client: ApiClient, proof: number) => Promise<string[]>;
}

/** A report by the code of a label: the photos go first. Sent again after a cut it is one report, by its id. */
export const reportScan: DirectCommand<ScannedReport, AnswerOf<'reportScan'>> = {
  call: async (client, { code, body, prove, sendPhotos }) => {
    const proof = await prove();
    const photoIds = await sendPhotos(client, proof);
    return client.reportScan({ params: { code }, body: { ...body, proof, photoIds } });
  },
};
