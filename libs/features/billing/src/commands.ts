import { anyCall } from '@imah/app/command';
import { renewedBy } from '@imah/app/read';

/** Any change of a building's tariffs and runs; afterwards its runs and one's own bills are old. */
export const changeBilling = (buildingId: string) => anyCall(renewedBy.billing(buildingId));

/** How a deposit is used by itself, and up to which float deposits are kept; afterwards deposits are old. */
export const changeWallets = () => anyCall(renewedBy.wallets());
