/** Files of statements as banks write them, with made-up people in them. */

/** Of an account of BCA over the turn of a year; its opening balance is a million. */
export const bca = (...rows: readonly string[]) =>
  [
    'Informasi Rekening - Mutasi Rekening',
    'No. rekening : 1234567890',
    'Nama : GRAHA ANYELIR',
    'Periode : 25/12/2026 - 05/01/2027',
    'Kode Mata Uang : Rp',
    'Tanggal Transaksi,Keterangan,Cabang,Jumlah,,Saldo',
    ...rows,
    '"Saldo Awal : 1,000,000.00"',
  ].join('\n');

export const mandiri = [
  'Account No,Date,Val. Date,Transaction Code,Description,Description,Reference No.,Debit,Credit',
  '0060003911777,01/11/26,01/11/26,7820,"MCM InhouseTrf  DARI DOMPET ANAK BANGSA","G075070944 2201", WLST1e621e,".00","41,300.00"',
  '0060003911777,02/11/26,02/11/26,6902,"DR 0000029511812","71831136319/SUSHIMAS        ",,"453,684.00",".00"',
].join('\n');

export const mandiriLong = [
  'AccountNo;Ccy;PostDate;Remarks;AdditionalDesc;Credit Amount;Debit Amount;Close Balance',
  '0060003911777;IDR;02/11/2026 08:15:22;BIAYA;;0.00;25,000.00;1,475,000.00',
  '0060003911777;IDR;01/11/2026 08:15:22;SETOR TUNAI;;500,000.00;0.00;1,500,000.00',
].join('\n');

export const bri = [
  'ID,NOREK,TGL_TRAN,TGL_EFEKTIF,DESK_TRAN,SALDO_AWAL_MUTASI,MUTASI_DEBET,MUTASI_KREDIT,SALDO_AKHIR_MUTASI,GLSIGN,REMARK_CUSTOM',
  '1,001000123509,2026-11-01 08:00:00,2026-11-01,TRANSFER,500000.00,.00,200000.00,700000.00,CR,Invoice A',
  '2,001000123509,2026-11-02 09:00:00,2026-11-02,ADMIN,700000.00,25000.00,.00,675000.00,DB,',
].join('\n');

export const bni = [
  'Post Date,Value Date,Branch,Journal No.,Description,Debit,Credit,',
  '01/11/26 10.00.00,01/11/26,001,ABC001,SETORAN TUNAI,,300000,',
  '02/11/26 12.30.00,02/11/26,001,ABC002,TARIK TUNAI,125000,,',
].join('\n');

/** A message of SWIFT, whose opening balance is a million. */
export const mt940 = (closing = '1648000,00') =>
  [
    '{1:F01CENAIDJAXXXX0000000000}{2:I940CENAIDJAXXXXN}{4:',
    ':20:STMT1',
    ':25:CENAIDJA/1234567890',
    ':28C:11/1',
    ':60F:C261101IDR1000000,00',
    ':61:2611011102CR648000,00NTRFNONREF//BANKREF1',
    ':86:TRANSFER DARI ?20SITI AMINAH ',
    'INV-2026-000001',
    ':61:261103D15000,NCHGFEE1',
    ':86:BIAYA ADM',
    ':61:261103RDR15000,00NCHGNONREF',
    ':86:BATAL BIAYA',
    `:62F:C261130IDR${closing}`,
    '-}',
    '',
  ].join('\n');

const money = (sign: string, amount: string) => `<Amt Ccy="IDR">${amount}</Amt><CdtDbtInd>${sign}</CdtDbtInd>`;
const balance = (code: string, amount: string) =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>${money('CRDT', amount)}<Dt><Dt>2026-11-01</Dt></Dt></Bal>`;

/** An XML of ISO 20022, whose opening balance is a million. */
export const camt = () =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Id>1</Id>',
    '<FrToDt><FrDtTm>2026-11-01T00:00:00</FrDtTm><ToDtTm>2026-11-30T23:59:59</ToDtTm></FrToDt>',
    '<Acct><Id><Othr><Id>1234567890</Id></Othr></Id><Ccy>IDR</Ccy></Acct>',
    balance('OPBD', '1000000.00'),
    balance('CLBD', '1632999.50'),
    `<Ntry>${money('CRDT', '648000.00')}<Sts>BOOK</Sts><BookgDt><Dt>2026-11-02</Dt></BookgDt>`,
    '<AcctSvcrRef>BANKREF1</AcctSvcrRef><NtryDtls><TxDtls><RltdPties><Dbtr><Nm>Siti Aminah</Nm></Dbtr></RltdPties>',
    '<RmtInf><Ustrd>INV-2026-000001</Ustrd></RmtInf></TxDtls></NtryDtls><AddtlNtryInf>Transfer</AddtlNtryInf></Ntry>',
    `<Ntry>${money('DBIT', '15000.50')}<Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-11-03</Dt></BookgDt>`,
    '<AddtlNtryInf>Biaya &amp; admin</AddtlNtryInf></Ntry>',
    `<Ntry>${money('CRDT', '5.00')}<Sts>PDNG</Sts><BookgDt><Dt>2026-11-30</Dt></BookgDt></Ntry>`,
    '</Stmt></BkToCstmrStmt></Document>',
  ].join('\n');
