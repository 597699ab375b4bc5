import type { DeviceImportReport } from '@imah/contract/devices';

/** What a check of two devices says. */
export const importReport: DeviceImportReport = {
  applied: false,
  rows: 2,
  devices: 2,
  faults: [],
  faultyRows: 0,
  ignoredHeadings: [],
  preview: [
    { name: 'Pompa 1', type: 'Pompa', place: 'Lantai 1', serial: null },
    { name: 'Pompa 2', type: 'Pompa', place: null, serial: 'SN-2' },
  ],
  errorFile: null,
  importId: null,
};

/** The same with a row that is wrong. */
export const faultyReport: DeviceImportReport = {
  ...importReport,
  rows: 3,
  faultyRows: 1,
  faults: [{ row: 4, column: 'serial', message: 'Nomor seri ini sudah dipakai perangkat lain' }],
  errorFile: 'nama,kesalahan\r\n',
};
