import type { DeviceImportColumn } from '@imah/contract/devices/words';
import type { FaultyRow, RowFault } from '@imah/server-buildings/import';

/** What is wrong with a cell of a row of devices. */
export type DeviceRowFault = RowFault<DeviceImportColumn>;

/** A device as its row names it, in the words of that row; what is empty is null. */
export interface NamedDevice {
  readonly name: string;
  readonly type: string;
  readonly serial: string | null;
  readonly unit: string | null;
  readonly floor: string | null;
  readonly section: string | null;
  readonly place: string | null;
  readonly gateway: string | null;
  readonly tags: readonly string[];
}

/** A row of the input: what was read, or what is wrong. */
export interface DeviceRow extends FaultyRow<DeviceImportColumn> {
  readonly named: NamedDevice | null;
}
