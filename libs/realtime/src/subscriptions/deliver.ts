import type { ReportProblem } from '../problem.ts';
import type { Subscriber } from './subscription-entry.ts';

/** Decodes once for all who read alike, and calls them; neither a bad payload nor a bad handler reaches the others. */
export function deliver(
  subscribers: Iterable<Subscriber>,
  topic: string,
  text: string,
  isRetained: boolean,
  report: ReportProblem,
): void {
  let decode: Subscriber['decode'] | null = null;
  let payload: unknown;
  let isReadable = false;
  for (const subscriber of subscribers) {
    if (subscriber.decode !== decode) {
      decode = subscriber.decode;
      try {
        payload = decode(text, topic);
        isReadable = true;
      } catch (error) {
        isReadable = false;
        report({ kind: 'decode', subject: topic, error });
      }
    }
    if (!isReadable) continue;
    try {
      subscriber.handler({ topic, payload, isRetained });
    } catch (error) {
      report({ kind: 'handler', subject: topic, error });
    }
  }
}
