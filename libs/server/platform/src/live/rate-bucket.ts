/** Lets `burst` through at once, and `perSecond` more in every second; false for what is too much. */
export function createRateBucket(
  { burst, perSecond }: { readonly burst: number; readonly perSecond: number },
  now: () => number = () => performance.now(),
): () => boolean {
  let left = burst;
  let at = now();
  return () => {
    const next = now();
    left = Math.min(burst, left + ((next - at) / 1_000) * perSecond);
    at = next;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}
