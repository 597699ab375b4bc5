/** A file of units that has every column that is understood. */
export const unitSample = {
  name: 'contoh-unit.csv',
  text: [
    'bagian,lantai,unit,luas,jenis,penghuni,peran,telepon,email,sejak',
    'Menara A,1,A-0101,36,hunian,Dewi Lestari,pemilik,081234567890,dewi@contoh.id,01/01/2026',
    'Menara A,1,A-0102,36,hunian,,,,,',
    'Menara A,Dasar,KIOS-1,12,komersial,,,,,',
  ].join('\r\n'),
};
