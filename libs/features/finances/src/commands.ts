import { anyCall } from '@imah/app/command';
import { renewedBy } from '@imah/app/read';

/** Any change of accounts and months; afterwards what was read of the books is old. */
export const changeBooks = anyCall(renewedBy.books());
