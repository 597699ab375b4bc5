import type { Outage } from '@imah/contract/outages';
import { AlsoButton } from '../also-button.tsx';
import { OutageCard } from '../card/index.ts';

interface OwnOutageProps {
  readonly outage: Outage;
  readonly buildingName?: string | undefined;
}

/** An outage as those read it whom it concerns. */
export function OwnOutage({ outage, buildingName }: OwnOutageProps) {
  return <OutageCard outage={outage} buildingName={buildingName} actions={<AlsoButton outage={outage} />} />;
}
