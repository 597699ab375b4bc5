import { anyCall } from '@imah/app/command';
import { renewedBy } from '@imah/app/read';

/** Any change of the catalogue; afterwards what was read of it is old. */
export const changeCatalogue = anyCall(renewedBy.catalogue());

/** Any change of an order; afterwards what was read of orders, bills and deposits is old. */
export const changeOrders = (buildingId: string) => anyCall(renewedBy.orders(buildingId));
