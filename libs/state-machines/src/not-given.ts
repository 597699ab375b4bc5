/** What an actor does that nobody gave to the chart: it fails and says which one is missing. */
export function notGiven(chart: string, actor: string): Promise<never> {
  return Promise.reject(new Error(`The ${chart} chart was started without its actor "${actor}"`));
}
