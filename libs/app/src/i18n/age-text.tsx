import { useNow } from './clock.tsx';
import { useFormat } from './use-format.ts';

export interface AgeProps {
  /** Epoch ms, or ISO-8601. */
  readonly at: number | string;
}

/** `2 menit lalu`, and it keeps counting: by seconds in the first minute, then every ten. */
export function Age({ at }: AgeProps) {
  const since = new Date(at);
  const slow = useNow(10_000);
  return (
    <time dateTime={since.toISOString()} suppressHydrationWarning>
      {slow - since.getTime() < 60_000 ? (
        <YoungAge since={since.getTime()} />
      ) : (
        <OldAge since={since.getTime()} now={slow} />
      )}
    </time>
  );
}

function YoungAge({ since }: { readonly since: number }) {
  return useFormat().age(since, useNow(1000));
}

function OldAge({ since, now }: { readonly since: number; readonly now: number }) {
  return useFormat().age(since, now);
}
