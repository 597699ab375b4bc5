import type { BuildClient } from '@imah/api-client';

export interface PayloadCheck {
  readonly builds: Pick<BuildClient, 'loadPayload'>;
  /** The build that runs. */
  readonly running: string;
  /** The page is of another build: ask now whether there is a newer one (S-31). */
  readonly onOtherBuild: () => void;
}

/**
 * Reads the payload of a prerendered page that is opened inside the application (S-48). It says of which build the page
 * is that a visitor would get; for every other page nothing is asked.
 */
export async function checkPayload(path: string, { builds, running, onOtherBuild }: PayloadCheck): Promise<void> {
  const payload = await builds.loadPayload(path);
  if (typeof payload !== 'object' || payload === null || !('buildId' in payload)) return;
  if (payload.buildId !== running) onOtherBuild();
}
