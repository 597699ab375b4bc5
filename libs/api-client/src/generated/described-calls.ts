// Made by `npm run api-docs` from the endpoint table of the contract.
import type { Call } from '../call-types.ts';

/** Every call with what its endpoint says of itself. */
export interface DescribedCalls {
  /** The current session, or an empty object without one. `GET /api/_auth/session` */
  readonly getSession: Call<'getSession'>;
  /** Log out. `DELETE /api/_auth/session` */
  readonly deleteSession: Call<'deleteSession'>;
  /** Log in with email and password. `POST /api/v1/auth/login` */
  readonly login: Call<'login'>;
  /** Open an account. `POST /api/v1/auth/register` */
  readonly register: Call<'register'>;
  /** The person of the session. `GET /api/v1/auth/whoami` */
  readonly whoami: Call<'whoami'>;
  /** Create the first organisation and its first building. `POST /api/v1/auth/boarding` */
  readonly boarding: Call<'boarding'>;
  /** Ask for a mail to set a new password; the answer is the same for an unknown address. `POST /api/v1/auth/forgot` */
  readonly forgotPassword: Call<'forgotPassword'>;
  /** Set a new password with the token of the mail; every other way into the account ends. `POST /api/v1/auth/reset` */
  readonly resetPassword: Call<'resetPassword'>;
  /** Show by the token of a mail that its address is one’s own; a new address is in use from now on. `POST /api/v1/auth/verify-email` */
  readonly verifyEmail: Call<'verifyEmail'>;
  /** Who the OpenID provider says is registering in this browser; null where nobody came from it. `GET /api/v1/auth/register/provider` */
  readonly getProviderRegistration: Call<'getProviderRegistration'>;
  /** Open an account for the person who has come from the OpenID provider. `POST /api/v1/auth/register/provider` */
  readonly registerByProvider: Call<'registerByProvider'>;
  /** Change the password; every other session ends. `POST /api/v1/auth/password` */
  readonly changePassword: Call<'changePassword'>;
  /** By what the person can confirm a dangerous call. `GET /api/v1/auth/step-up` */
  readonly getStepUp: Call<'getStepUp'>;
  /** Confirm who one is, for the next dangerous call of this session. `POST /api/v1/auth/step-up` */
  readonly confirmStepUp: Call<'confirmStepUp'>;
  /** Where the person is signed in, latest use first. `GET /api/v1/account/sessions` */
  readonly listSessions: Call<'listSessions'>;
  /** End one session of the person. `DELETE /api/v1/account/sessions/{sessionId}` */
  readonly revokeSession: Call<'revokeSession'>;
  /** End every session of the person but this one. `POST /api/v1/account/sessions/revoke-others` */
  readonly revokeOtherSessions: Call<'revokeOtherSessions'>;
  /** User name and password of the person on the live channel. `GET /api/v1/account/live-secret` */
  readonly getLiveSecret: Call<'getLiveSecret'>;
  /** Make a new live-channel password; connections with the old one end. `POST /api/v1/account/live-secret/rotate` */
  readonly rotateLiveSecret: Call<'rotateLiveSecret'>;
  /** Whether the login asks for a second factor. `GET /api/v1/account/second-factor` */
  readonly getSecondFactor: Call<'getSecondFactor'>;
  /** Set an authenticator app up; it counts once its first code has been confirmed. `POST /api/v1/account/second-factor/start` */
  readonly startSecondFactor: Call<'startSecondFactor'>;
  /** Show the first code of the app; the login asks for one from now on. `POST /api/v1/account/second-factor/confirm` */
  readonly confirmSecondFactor: Call<'confirmSecondFactor'>;
  /** Make new recovery codes; the old ones are worth nothing. `POST /api/v1/account/second-factor/recovery-codes` */
  readonly renewRecoveryCodes: Call<'renewRecoveryCodes'>;
  /** Log in by password alone again. `DELETE /api/v1/account/second-factor` */
  readonly removeSecondFactor: Call<'removeSecondFactor'>;
  /** API tokens of the person, newest first. `GET /api/v1/account/api-tokens` */
  readonly listApiTokens: Call<'listApiTokens'>;
  /** Make an API token; the token itself is in this answer only. `POST /api/v1/account/api-tokens` */
  readonly createApiToken: Call<'createApiToken'>;
  /** Take an API token back. `DELETE /api/v1/account/api-tokens/{tokenId}` */
  readonly revokeApiToken: Call<'revokeApiToken'>;
  /** Sign-ins of an OpenID provider that lead to this account. `GET /api/v1/account/identities` */
  readonly listIdentities: Call<'listIdentities'>;
  /** Unlink a sign-in; the last way in stays. `DELETE /api/v1/account/identities/{identityId}` */
  readonly unlinkIdentity: Call<'unlinkIdentity'>;
  /** What the account says of its person. `GET /api/v1/account/profile` */
  readonly getProfile: Call<'getProfile'>;
  /** Change what the account says of its person; what is left out stays. `PATCH /api/v1/account/profile` */
  readonly updateProfile: Call<'updateProfile'>;
  /** Send the mail again that asks whether the address is the person’s own. `POST /api/v1/account/email/verification` */
  readonly sendVerification: Call<'sendVerification'>;
  /** Ask for another address; it is in use once the link in the mail to it has been opened. `PUT /api/v1/account/email` */
  readonly changeEmail: Call<'changeEmail'>;
  /** Keep the address after all. `DELETE /api/v1/account/email` */
  readonly cancelEmailChange: Call<'cancelEmailChange'>;
  /** Put a picture on the account: cut to a square, made small, and freed of what the camera wrote into it. `PUT /api/v1/account/picture` */
  readonly setPicture: Call<'setPicture'>;
  /** Take the picture of the account away. `DELETE /api/v1/account/picture` */
  readonly removePicture: Call<'removePicture'>;
  /** Agree to a purpose, or withdraw that. `PUT /api/v1/account/consents/{purpose}` */
  readonly setConsent: Call<'setConsent'>;
  /** Everything that is kept about the person. `POST /api/v1/account/data` */
  readonly downloadMyData: Call<'downloadMyData'>;
  /** Have the account erased after two days; refused to the last owner of an organisation. `POST /api/v1/account/erasure` */
  readonly requestErasure: Call<'requestErasure'>;
  /** Keep the account after all. `DELETE /api/v1/account/erasure` */
  readonly cancelErasure: Call<'cancelErasure'>;
  /** The people of an organisation whom the person may see, by name. `GET /api/v1/organizations/{orgId}/members` */
  readonly listMembers: Call<'listMembers'>;
  /** The pictures of people of an organisation, for whoever is a member of it; those without one are left out. `GET /api/v1/organizations/{orgId}/pictures` */
  readonly listMemberPictures: Call<'listMemberPictures'>;
  /** One person of an organisation. `GET /api/v1/organizations/{orgId}/members/{memberId}` */
  readonly getMember: Call<'getMember'>;
  /** Change groups, buildings, end and status of a member; one active owner always stays. `PUT /api/v1/organizations/{orgId}/members/{memberId}` */
  readonly updateMember: Call<'updateMember'>;
  /** Take a person out of the organisation; one active owner always stays. `DELETE /api/v1/organizations/{orgId}/members/{memberId}` */
  readonly removeMember: Call<'removeMember'>;
  /** The groups of an organisation with their permissions, by name. `GET /api/v1/organizations/{orgId}/groups` */
  readonly listGroups: Call<'listGroups'>;
  /** A new group; an organisation has at most 40. `POST /api/v1/organizations/{orgId}/groups` */
  readonly createGroup: Call<'createGroup'>;
  /** Change name, permissions and ticket visibility of a group that is not the owners’. `PUT /api/v1/organizations/{orgId}/groups/{groupId}` */
  readonly updateGroup: Call<'updateGroup'>;
  /** Delete a group that nobody is in and that the organisation made itself. `DELETE /api/v1/organizations/{orgId}/groups/{groupId}` */
  readonly deleteGroup: Call<'deleteGroup'>;
  /** The invitations of an organisation, newest first. `GET /api/v1/organizations/{orgId}/invitations` */
  readonly listInvitations: Call<'listInvitations'>;
  /** Invite a person by mail into groups and buildings. `POST /api/v1/organizations/{orgId}/invitations` */
  readonly createInvitation: Call<'createInvitation'>;
  /** Invite up to 100 people by mail into the same groups and buildings, with an answer for each address. `POST /api/v1/organizations/{orgId}/invitations/many` */
  readonly createInvitations: Call<'createInvitations'>;
  /** Take up to 100 open invitations back; those that were answered meanwhile stay. `POST /api/v1/organizations/{orgId}/invitations/revoke` */
  readonly revokeInvitations: Call<'revokeInvitations'>;
  /** Send the mail again with a new link; the link of the former mail is worth nothing any more. `POST /api/v1/organizations/{orgId}/invitations/{invitationId}/resend` */
  readonly resendInvitation: Call<'resendInvitation'>;
  /** Take an invitation back. `DELETE /api/v1/organizations/{orgId}/invitations/{invitationId}` */
  readonly revokeInvitation: Call<'revokeInvitation'>;
  /** What the token of an invitation is good for. `POST /api/v1/invitations/read` */
  readonly readInvitation: Call<'readInvitation'>;
  /** Become a member by the token of an invitation to one’s own address. `POST /api/v1/invitations/accept` */
  readonly acceptInvitation: Call<'acceptInvitation'>;
  /** Refuse an invitation by its token. `POST /api/v1/invitations/decline` */
  readonly declineInvitation: Call<'declineInvitation'>;
  /** One organisation with what stands on its bills. `GET /api/v1/organizations/{orgId}` */
  readonly getOrganization: Call<'getOrganization'>;
  /** Change name, kind, tax number and address of an organisation. `PUT /api/v1/organizations/{orgId}` */
  readonly updateOrganization: Call<'updateOrganization'>;
  /** Of whom the organisation asks a second factor, and how many have none yet. `GET /api/v1/organizations/{orgId}/second-factor` */
  readonly getSecondFactorRule: Call<'getSecondFactorRule'>;
  /** Ask a second factor of members, or of nobody; only who has one may ask it of others. `PUT /api/v1/organizations/{orgId}/second-factor` */
  readonly updateSecondFactorRule: Call<'updateSecondFactorRule'>;
  /** Members of whom a second factor is asked and who have none, whose time is over first. `GET /api/v1/organizations/{orgId}/second-factor/members` */
  readonly listMembersWithoutFactor: Call<'listMembersWithoutFactor'>;
  /** Notify a member that a second factor is asked of them, once a day at most. `POST /api/v1/organizations/{orgId}/second-factor/members/{memberId}/reminder` */
  readonly remindOfSecondFactor: Call<'remindOfSecondFactor'>;
  /** See the organisation as a group does, read-only and within one’s own rights, until it is ended. `POST /api/v1/organizations/{orgId}/groups/{groupId}/view-as` */
  readonly startViewAs: Call<'startViewAs'>;
  /** End seeing as a group. `DELETE /api/v1/auth/view-as` */
  readonly endViewAs: Call<'endViewAs'>;
  /** The buildings the person may see, by name. `GET /api/v1/buildings` */
  readonly listBuildings: Call<'listBuildings'>;
  /** One building. `GET /api/v1/buildings/{buildingId}` */
  readonly getBuilding: Call<'getBuilding'>;
  /** A new building with its first section and floor. `POST /api/v1/organizations/{orgId}/buildings` */
  readonly createBuilding: Call<'createBuilding'>;
  /** Change name, code, kind, address or zone of a building. `PATCH /api/v1/buildings/{buildingId}` */
  readonly updateBuilding: Call<'updateBuilding'>;
  /** Take a building out of the lists; nothing of it is lost. `POST /api/v1/buildings/{buildingId}/archive` */
  readonly archiveBuilding: Call<'archiveBuilding'>;
  /** Bring an archived building back. `POST /api/v1/buildings/{buildingId}/unarchive` */
  readonly unarchiveBuilding: Call<'unarchiveBuilding'>;
  /** Sections, floors and units of a building. `GET /api/v1/buildings/{buildingId}/places` */
  readonly getPlaces: Call<'getPlaces'>;
  /** A new section, after the others. `POST /api/v1/buildings/{buildingId}/sections` */
  readonly createSection: Call<'createSection'>;
  /** Rename a section, say what it is, or put it elsewhere among the others. `PATCH /api/v1/buildings/{buildingId}/sections/{sectionId}` */
  readonly updateSection: Call<'updateSection'>;
  /** Delete a section without units. `DELETE /api/v1/buildings/{buildingId}/sections/{sectionId}` */
  readonly deleteSection: Call<'deleteSection'>;
  /** A new floor of a section. `POST /api/v1/buildings/{buildingId}/floors` */
  readonly createFloor: Call<'createFloor'>;
  /** Change level or label of a floor. `PATCH /api/v1/buildings/{buildingId}/floors/{floorId}` */
  readonly updateFloor: Call<'updateFloor'>;
  /** Delete a floor without units. `DELETE /api/v1/buildings/{buildingId}/floors/{floorId}` */
  readonly deleteFloor: Call<'deleteFloor'>;
  /** A new unit on a floor. `POST /api/v1/buildings/{buildingId}/units` */
  readonly createUnit: Call<'createUnit'>;
  /** Change a unit. `PATCH /api/v1/buildings/{buildingId}/units/{unitId}` */
  readonly updateUnit: Call<'updateUnit'>;
  /** Delete units in which nobody lives; they can be brought back. `POST /api/v1/buildings/{buildingId}/units/delete` */
  readonly deleteUnits: Call<'deleteUnits'>;
  /** Bring deleted units back. `POST /api/v1/buildings/{buildingId}/units/restore` */
  readonly restoreUnits: Call<'restoreUnits'>;
  /** Set the shares (NPP) of a whole building; together they are 100 %. `PUT /api/v1/buildings/{buildingId}/npp` */
  readonly setNpp: Call<'setNpp'>;
  /** Check or make many units at once: from a pattern, pasted, or from a CSV or XLSX file. `POST /api/v1/buildings/{buildingId}/units/import` */
  readonly importUnits: Call<'importUnits'>;
  /** What happened to a unit, newest first. `GET /api/v1/buildings/{buildingId}/units/{unitId}/timeline` */
  readonly getUnitTimeline: Call<'getUnitTimeline'>;
  /** Whom the person can call in a building, in their order; those for staff only to who sees all its units. `GET /api/v1/buildings/{buildingId}/contacts` */
  readonly listContacts: Call<'listContacts'>;
  /** Add somebody who can be called, as the last; a building has at most 50. `POST /api/v1/buildings/{buildingId}/contacts` */
  readonly createContact: Call<'createContact'>;
  /** Change a contact, or put it elsewhere among the others. `PATCH /api/v1/buildings/{buildingId}/contacts/{contactId}` */
  readonly updateContact: Call<'updateContact'>;
  /** Take a contact off the list. `DELETE /api/v1/buildings/{buildingId}/contacts/{contactId}` */
  readonly deleteContact: Call<'deleteContact'>;
  /** Who is on duty in a building now; those whom nobody calls only to who sees all its units. `GET /api/v1/buildings/{buildingId}/on-duty` */
  readonly listOnDuty: Call<'listOnDuty'>;
  /** The roster of a building, by the hour. `GET /api/v1/buildings/{buildingId}/duty-shifts` */
  readonly listDutyShifts: Call<'listDutyShifts'>;
  /** Put somebody on the roster; a building has at most 100 shifts. `POST /api/v1/buildings/{buildingId}/duty-shifts` */
  readonly createDutyShift: Call<'createDutyShift'>;
  /** Change who is on duty in a shift, or its hours. `PUT /api/v1/buildings/{buildingId}/duty-shifts/{shiftId}` */
  readonly updateDutyShift: Call<'updateDutyShift'>;
  /** Take a shift off the roster. `DELETE /api/v1/buildings/{buildingId}/duty-shifts/{shiftId}` */
  readonly deleteDutyShift: Call<'deleteDutyShift'>;
  /** What payers of a building owe, by unit and by how long ago it was due. `GET /api/v1/buildings/{buildingId}/arrears` */
  readonly listArrears: Call<'listArrears'>;
  /** What all payers of a building owe together, by how long ago it was due. `GET /api/v1/buildings/{buildingId}/arrears-totals` */
  readonly getArrearsTotals: Call<'getArrearsTotals'>;
  /** What payers of a building owe, as a file for a spreadsheet. `GET /api/v1/buildings/{buildingId}/arrears-file` */
  readonly exportArrears: Call<'exportArrears'>;
  /** Remind payers of their open bills, of each at most once a day. `POST /api/v1/buildings/{buildingId}/arrears-reminders` */
  readonly remindPayers: Call<'remindPayers'>;
  /** When payers are reminded by themselves. `GET /api/v1/organizations/{orgId}/bill-reminder-rule` */
  readonly getBillReminderRule: Call<'getBillReminderRule'>;
  /** Say when payers are reminded by themselves. `PUT /api/v1/organizations/{orgId}/bill-reminder-rule` */
  readonly updateBillReminderRule: Call<'updateBillReminderRule'>;
  /** One's own open bills by building, with the ways in which they can be paid. `GET /api/v1/own-dues` */
  readonly listOwnDues: Call<'listOwnDues'>;
  /** Pay one's own bills by QRIS or virtual account; what is open for the same bills is answered, not made again. `POST /api/v1/online-payments` */
  readonly createOnlinePayment: Call<'createOnlinePayment'>;
  /** An online payment with its code or account number, for its payer and who keeps the books. `GET /api/v1/online-payments/{onlinePaymentId}` */
  readonly getOnlinePayment: Call<'getOnlinePayment'>;
  /** Ask the gateway at once what became of an online payment. `POST /api/v1/online-payments/{onlinePaymentId}/check` */
  readonly checkOnlinePayment: Call<'checkOnlinePayment'>;
  /** Give up one's own online payment that nobody has paid yet. `POST /api/v1/online-payments/{onlinePaymentId}/cancellation` */
  readonly cancelOnlinePayment: Call<'cancelOnlinePayment'>;
  /** How an organisation takes payments online. `GET /api/v1/organizations/{orgId}/payment-gateway` */
  readonly getPaymentGateway: Call<'getPaymentGateway'>;
  /** Say how an organisation takes payments online; the key is never told again. `PUT /api/v1/organizations/{orgId}/payment-gateway` */
  readonly updatePaymentGateway: Call<'updatePaymentGateway'>;
  /** The credit notes of a bill, and what of each line may still be credited. `GET /api/v1/bills/{billId}/credit-notes` */
  readonly listCreditNotes: Call<'listCreditNotes'>;
  /** Ask for less than was issued: of a line, or all that is open of a bill; the books say so at once. `POST /api/v1/buildings/{buildingId}/bills/{billId}/credit-notes` */
  readonly createCreditNote: Call<'createCreditNote'>;
  /** What organisation, building and units say of late fees, the newest first; at most 200. `GET /api/v1/buildings/{buildingId}/late-fee-policies` */
  readonly listLateFeePolicies: Call<'listLateFeePolicies'>;
  /** Say what is charged for paying late, in a building or for one unit; what is due by now is charged at once. `POST /api/v1/buildings/{buildingId}/late-fee-policies` */
  readonly createLateFeePolicy: Call<'createLateFeePolicy'>;
  /** Say what is charged for paying late, in all buildings that do not say it themselves. `POST /api/v1/organizations/{orgId}/late-fee-policies` */
  readonly createSharedLateFeePolicy: Call<'createSharedLateFeePolicy'>;
  /** What would be charged today in a building, if a draft held. `POST /api/v1/buildings/{buildingId}/late-fee-previews` */
  readonly previewLateFees: Call<'previewLateFees'>;
  /** Late fees of a building, the newest first. `GET /api/v1/buildings/{buildingId}/late-fees` */
  readonly listLateFees: Call<'listLateFees'>;
  /** What was said against a bill and answered, the newest first. `GET /api/v1/bills/{billId}/disputes` */
  readonly listBillDisputes: Call<'listBillDisputes'>;
  /** Say that lines of an own bill that is open are wrong, and why. `POST /api/v1/bills/{billId}/disputes` */
  readonly createBillDispute: Call<'createBillDispute'>;
  /** Disputes of a building that wait for their answer, the oldest first; at most 200. `GET /api/v1/buildings/{buildingId}/open-disputes` */
  readonly listOpenDisputes: Call<'listOpenDisputes'>;
  /** Answer a dispute: accepted, a credit note takes back what was wrong; refused, all of it is asked for again. `POST /api/v1/buildings/{buildingId}/bills/{billId}/disputes/{disputeId}/answer` */
  readonly answerBillDispute: Call<'answerBillDispute'>;
  /** Which open bills a payer has, and in which parts they would be paid. `GET /api/v1/buildings/{buildingId}/instalment-preview` */
  readonly previewInstalments: Call<'previewInstalments'>;
  /** Propose to a payer to pay bills in parts; without an account of theirs it holds at once. `POST /api/v1/buildings/{buildingId}/instalment-plans` */
  readonly createInstalmentPlan: Call<'createInstalmentPlan'>;
  /** Plans of instalments of a building, the newest first. `GET /api/v1/buildings/{buildingId}/instalment-plans` */
  readonly listInstalmentPlans: Call<'listInstalmentPlans'>;
  /** Give a plan of instalments up: its bills are due as they were. `POST /api/v1/buildings/{buildingId}/instalment-plans/{instalmentPlanId}/cancellation` */
  readonly cancelInstalmentPlan: Call<'cancelInstalmentPlan'>;
  /** One’s own plans of instalments, the newest first; at most 50. `GET /api/v1/own-instalment-plans` */
  readonly listOwnInstalmentPlans: Call<'listOwnInstalmentPlans'>;
  /** The plans by which a bill is or was to be paid, the newest first; at most 50. `GET /api/v1/bills/{billId}/instalment-plans` */
  readonly listBillInstalmentPlans: Call<'listBillInstalmentPlans'>;
  /** A plan of instalments with its parts and bills. `GET /api/v1/instalment-plans/{instalmentPlanId}` */
  readonly getInstalmentPlan: Call<'getInstalmentPlan'>;
  /** Agree to a plan of instalments of one’s own, or refuse it. `POST /api/v1/instalment-plans/{instalmentPlanId}/answer` */
  readonly answerInstalmentPlan: Call<'answerInstalmentPlan'>;
  /** Who has bills in a building, those who owe most first; at most 50. `GET /api/v1/buildings/{buildingId}/payers` */
  readonly listPayers: Call<'listPayers'>;
  /** Which bills a payment would go to, and what would be kept for its payer. `GET /api/v1/buildings/{buildingId}/payment-plan` */
  readonly planPayment: Call<'planPayment'>;
  /** The payments of a building, the newest first. `GET /api/v1/buildings/{buildingId}/payments` */
  readonly listPayments: Call<'listPayments'>;
  /** Record what somebody has paid: it goes to their bills, oldest due first, and what is over is kept for them. `POST /api/v1/buildings/{buildingId}/payments` */
  readonly createPayment: Call<'createPayment'>;
  /** Take a payment back: its bills are open again, and the books say the opposite. `POST /api/v1/buildings/{buildingId}/payments/{paymentId}/reversal` */
  readonly reversePayment: Call<'reversePayment'>;
  /** One's own payments, the newest 200. `GET /api/v1/own-payments` */
  readonly listOwnPayments: Call<'listOwnPayments'>;
  /** A payment with the bills that it went to, as its receipt says it. `GET /api/v1/payments/{paymentId}` */
  readonly getPayment: Call<'getPayment'>;
  /** One's own deposits, one for each organisation that keeps one. `GET /api/v1/own-wallets` */
  readonly listOwnWallets: Call<'listOwnWallets'>;
  /** The deposit of a person: what is available and held, and how bills are paid from it. `GET /api/v1/wallets/{personId}` */
  readonly getWallet: Call<'getWallet'>;
  /** The statement of a deposit with what was there after each line, newest first. `GET /api/v1/wallets/{personId}/entries` */
  readonly listWalletEntries: Call<'listWalletEntries'>;
  /** Pay bills of a building from a deposit: the chosen ones, or the oldest due first. `POST /api/v1/wallets/{personId}/payments` */
  readonly payFromWallet: Call<'payFromWallet'>;
  /** Top a deposit up by QRIS or virtual account. `POST /api/v1/wallets/{personId}/top-ups` */
  readonly topUpWallet: Call<'topUpWallet'>;
  /** Say how one's own bills are paid by themselves from one's deposit. `PUT /api/v1/wallets/{personId}/autopay` */
  readonly updateAutopay: Call<'updateAutopay'>;
  /** The payouts of a deposit, newest first. `GET /api/v1/wallets/{personId}/payouts` */
  readonly listPayoutsOfWallet: Call<'listPayoutsOfWallet'>;
  /** Ask for a payout of a deposit to an account of a bank; the amount is held at once. `POST /api/v1/wallets/{personId}/payouts` */
  readonly createPayout: Call<'createPayout'>;
  /** A payout, for whose deposit it is of and who keeps the books. `GET /api/v1/payouts/{payoutId}` */
  readonly getPayout: Call<'getPayout'>;
  /** Approve, pay or refuse a payout; nobody approves one that is theirs or that they have asked for. `POST /api/v1/payouts/{payoutId}/moves` */
  readonly movePayout: Call<'movePayout'>;
  /** Whom an organisation keeps a deposit for, the largest first. `GET /api/v1/organizations/{orgId}/wallets` */
  readonly listWallets: Call<'listWallets'>;
  /** Payouts of deposits of an organisation, newest first. `GET /api/v1/organizations/{orgId}/payouts` */
  readonly listPayouts: Call<'listPayouts'>;
  /** What all deposits come to, beside the books and the limit of the law. `GET /api/v1/organizations/{orgId}/wallet-totals` */
  readonly getWalletTotals: Call<'getWalletTotals'>;
  /** Say up to which float an organisation keeps deposits. `PUT /api/v1/organizations/{orgId}/wallet-rule` */
  readonly updateWalletRule: Call<'updateWalletRule'>;
  /** Twelve months of the books beside each other, money and what payers owe. `GET /api/v1/organizations/{orgId}/finances/overview` */
  readonly getFinancesOverview: Call<'getFinancesOverview'>;
  /** Profit and loss, balance sheet or cash flow of a month, quarter or year, beside the last and last year. `GET /api/v1/organizations/{orgId}/finances/report` */
  readonly getFinancialReport: Call<'getFinancialReport'>;
  /** A report of the books as a file for a spreadsheet. `GET /api/v1/organizations/{orgId}/finances/report-file` */
  readonly exportFinancialReport: Call<'exportFinancialReport'>;
  /** Entries of the books of some months, or of one account, the newest first. `GET /api/v1/organizations/{orgId}/finances/entries` */
  readonly listLedgerEntries: Call<'listLedgerEntries'>;
  /** The journal as a file, for a spreadsheet or for hledger. `GET /api/v1/organizations/{orgId}/finances/journal-file` */
  readonly exportJournal: Call<'exportJournal'>;
  /** The accounts of the books, by their codes. `GET /api/v1/organizations/{orgId}/finances/accounts` */
  readonly listLedgerAccounts: Call<'listLedgerAccounts'>;
  /** Add an account to the books. `POST /api/v1/organizations/{orgId}/finances/accounts` */
  readonly createLedgerAccount: Call<'createLedgerAccount'>;
  /** Call an account otherwise, or take it out of use while nothing stands on it. `PUT /api/v1/organizations/{orgId}/finances/accounts/{accountId}` */
  readonly updateLedgerAccount: Call<'updateLedgerAccount'>;
  /** The months of the books, the newest first; at most 120. `GET /api/v1/organizations/{orgId}/finances/periods` */
  readonly listLedgerPeriods: Call<'listLedgerPeriods'>;
  /** What keeps a month of the books from being closed. `GET /api/v1/organizations/{orgId}/finances/closing-review` */
  readonly getClosingReview: Call<'getClosingReview'>;
  /** Close a month: nothing is posted into it any more. `POST /api/v1/organizations/{orgId}/finances/closings` */
  readonly closeLedgerPeriod: Call<'closeLedgerPeriod'>;
  /** Open the last closed month again, with a reason. `POST /api/v1/organizations/{orgId}/finances/reopenings` */
  readonly reopenLedgerPeriod: Call<'reopenLedgerPeriod'>;
  /** What stands in the catalogue, and what it lacks. `GET /api/v1/organizations/{orgId}/catalogue` */
  readonly getCatalogueOverview: Call<'getCatalogueOverview'>;
  /** The categories of products in the order of their tree; at most 500. `GET /api/v1/organizations/{orgId}/product-categories` */
  readonly listProductCategories: Call<'listProductCategories'>;
  /** Add a category of products, below another or at the top. `POST /api/v1/organizations/{orgId}/product-categories` */
  readonly createProductCategory: Call<'createProductCategory'>;
  /** Call a category otherwise, move it in the tree, or take it out of use. `PATCH /api/v1/organizations/{orgId}/product-categories/{productCategoryId}` */
  readonly updateProductCategory: Call<'updateProductCategory'>;
  /** Products by name, with what they cost today. `GET /api/v1/organizations/{orgId}/products` */
  readonly listProducts: Call<'listProducts'>;
  /** Add a product. `POST /api/v1/organizations/{orgId}/products` */
  readonly createProduct: Call<'createProduct'>;
  /** One product with all its prices. `GET /api/v1/organizations/{orgId}/products/{productId}` */
  readonly getProduct: Call<'getProduct'>;
  /** Change a product, offer it, or archive it. `PATCH /api/v1/organizations/{orgId}/products/{productId}` */
  readonly updateProduct: Call<'updateProduct'>;
  /** Say what a product costs from a day on; the price before it ends the day before. `POST /api/v1/organizations/{orgId}/products/{productId}/prices` */
  readonly createProductPrice: Call<'createProductPrice'>;
  /** Take back a price that begins today or later, and no earlier one; the one before it holds on. `DELETE /api/v1/organizations/{orgId}/products/{productId}/prices/{priceId}` */
  readonly deleteProductPrice: Call<'deleteProductPrice'>;
  /** Promotions, those that run first; at most 500. `GET /api/v1/organizations/{orgId}/promotions` */
  readonly listPromotions: Call<'listPromotions'>;
  /** Add a promotion. `POST /api/v1/organizations/{orgId}/promotions` */
  readonly createPromotion: Call<'createPromotion'>;
  /** Write a promotion anew, or take it out of use. `PUT /api/v1/organizations/{orgId}/promotions/{promotionId}` */
  readonly updatePromotion: Call<'updatePromotion'>;
  /** What somebody would pay for a product on a day. `GET /api/v1/organizations/{orgId}/price-trial` */
  readonly tryPrice: Call<'tryPrice'>;
  /** Check or take over products and prices from a table; a SKU that is there is changed. `POST /api/v1/organizations/{orgId}/product-imports` */
  readonly importProducts: Call<'importProducts'>;
  /** Imports of products of the last day, the newest first; at most 50. `GET /api/v1/organizations/{orgId}/product-imports` */
  readonly listProductImports: Call<'listProductImports'>;
  /** Put products back as they were before an import; 409 once one was changed since, or a day is over. `DELETE /api/v1/organizations/{orgId}/product-imports/{importId}` */
  readonly undoProductImport: Call<'undoProductImport'>;
  /** All products with their prices as a file; it can be imported again. `GET /api/v1/organizations/{orgId}/product-file` */
  readonly exportProducts: Call<'exportProducts'>;
  /** The units for which one may order, those one lives in; at most 50. `GET /api/v1/own-shops` */
  readonly listOwnShops: Call<'listOwnShops'>;
  /** Products on offer for a unit one lives in, with what they cost today and by which promotions. `GET /api/v1/own-shop-products` */
  readonly listShopProducts: Call<'listShopProducts'>;
  /** What an order would cost now, line by line, and why. `POST /api/v1/own-order-trials` */
  readonly tryOrder: Call<'tryOrder'>;
  /** Order products for a unit one lives in; the prices are those of the moment. `POST /api/v1/own-orders` */
  readonly createOrder: Call<'createOrder'>;
  /** One's own orders, the newest first. `GET /api/v1/own-orders` */
  readonly listOwnOrders: Call<'listOwnOrders'>;
  /** An order, for who has placed it and who sees those of its building. `GET /api/v1/orders/{orderId}` */
  readonly getOrder: Call<'getOrder'>;
  /** Begin, complete or cancel an order; what was paid goes back to the deposit. `POST /api/v1/orders/{orderId}/moves` */
  readonly moveOrder: Call<'moveOrder'>;
  /** Orders of a building, the newest first. `GET /api/v1/buildings/{buildingId}/orders` */
  readonly listOrders: Call<'listOrders'>;
  /** Accounts at banks, with what the books and the last statement say of each. `GET /api/v1/organizations/{orgId}/bank-accounts` */
  readonly listBankAccounts: Call<'listBankAccounts'>;
  /** Add an account at a bank; the books get an account for its money. `POST /api/v1/organizations/{orgId}/bank-accounts` */
  readonly createBankAccount: Call<'createBankAccount'>;
  /** Change an account at a bank, as its number or its holder. `PUT /api/v1/organizations/{orgId}/bank-accounts/{bankAccountId}` */
  readonly updateBankAccount: Call<'updateBankAccount'>;
  /** Book what the bank had before the first statement and the books have not; booked again, it comes on top. `POST /api/v1/organizations/{orgId}/bank-accounts/{bankAccountId}/opening-balance` */
  readonly bookOpeningBalance: Call<'bookOpeningBalance'>;
  /** Check or take the file of a statement; lines that an earlier file had are known and left out. `POST /api/v1/organizations/{orgId}/bank-accounts/{bankAccountId}/statements` */
  readonly importStatement: Call<'importStatement'>;
  /** Files of statements that were taken, the newest 50. `GET /api/v1/organizations/{orgId}/bank-accounts/{bankAccountId}/statements` */
  readonly listStatementImports: Call<'listStatementImports'>;
  /** Remove the lines of a file again; 409 once one of them is matched or ignored. `DELETE /api/v1/organizations/{orgId}/bank-accounts/{bankAccountId}/statements/{importId}` */
  readonly undoStatementImport: Call<'undoStatementImport'>;
  /** Lines of the statements of an account, the newest first. `GET /api/v1/organizations/{orgId}/bank-accounts/{bankAccountId}/lines` */
  readonly listStatementLines: Call<'listStatementLines'>;
  /** What a line could be matched with, and why; at most ten. `GET /api/v1/organizations/{orgId}/bank-accounts/{bankAccountId}/lines/{lineId}/suggestions` */
  readonly listMatchSuggestions: Call<'listMatchSuggestions'>;
  /** Leave a line out of the books, with a reason. `POST /api/v1/organizations/{orgId}/bank-accounts/{bankAccountId}/lines/{lineId}/ignoring` */
  readonly ignoreStatementLine: Call<'ignoreStatementLine'>;
  /** Deal with a line that was left out after all. `POST /api/v1/organizations/{orgId}/bank-accounts/{bankAccountId}/lines/{lineId}/restoring` */
  readonly restoreStatementLine: Call<'restoreStatementLine'>;
  /** Entries of the books that no statement says yet, the newest first; at most 100. `GET /api/v1/organizations/{orgId}/bank-accounts/{bankAccountId}/unstated-entries` */
  readonly listUnstatedEntries: Call<'listUnstatedEntries'>;
  /** Online payments that the gateway has not paid out yet, the oldest first; at most 500. `GET /api/v1/organizations/{orgId}/bank-accounts/{bankAccountId}/unsettled-payments` */
  readonly listUnsettledPayments: Call<'listUnsettledPayments'>;
  /** Match lines with what they are in the books: what is not booked yet is booked by it. `POST /api/v1/organizations/{orgId}/bank-accounts/{bankAccountId}/matches` */
  readonly matchStatementLines: Call<'matchStatementLines'>;
  /** Take a match back: its lines are open again, and what it has booked is reversed. `POST /api/v1/organizations/{orgId}/bank-accounts/{bankAccountId}/matches/{matchId}/undoing` */
  readonly undoStatementMatch: Call<'undoStatementMatch'>;
  /** Who is in the building today, by name; `q` looks in names and unit codes. `GET /api/v1/buildings/{buildingId}/people` */
  readonly listPeople: Call<'listPeople'>;
  /** Change what is known about somebody in the building. `PATCH /api/v1/buildings/{buildingId}/people/{personId}` */
  readonly updatePerson: Call<'updatePerson'>;
  /** Read the identity numbers of somebody; that they were read is logged. `POST /api/v1/buildings/{buildingId}/people/{personId}/reveal` */
  readonly revealPerson: Call<'revealPerson'>;
  /** Invite people of the building to an account of their own, by mail or by a link to hand over. `POST /api/v1/buildings/{buildingId}/people/invitations` */
  readonly inviteOccupants: Call<'inviteOccupants'>;
  /** Check a list of people and their units, or invite those of it who are right. `POST /api/v1/buildings/{buildingId}/people/invitations/import` */
  readonly importOccupants: Call<'importOccupants'>;
  /** Take the invitation of somebody of the building back. `DELETE /api/v1/buildings/{buildingId}/people/{personId}/invitation` */
  readonly revokeOccupantInvitation: Call<'revokeOccupantInvitation'>;
  /** Part somebody of the building from their account; what came with their stay ends. `DELETE /api/v1/buildings/{buildingId}/people/{personId}/account` */
  readonly disconnectOccupant: Call<'disconnectOccupant'>;
  /** Everybody who was, is or will be in a unit, the latest first. `GET /api/v1/buildings/{buildingId}/units/{unitId}/occupancies` */
  readonly listOccupancies: Call<'listOccupancies'>;
  /** Somebody moves into a unit, or owns it. `POST /api/v1/buildings/{buildingId}/units/{unitId}/occupancies` */
  readonly addOccupancy: Call<'addOccupancy'>;
  /** Change a stay: its days, role, share, or who pays. `PATCH /api/v1/buildings/{buildingId}/occupancies/{occupancyId}` */
  readonly updateOccupancy: Call<'updateOccupancy'>;
  /** Somebody moves to another unit of the building, in one step; their account follows. `POST /api/v1/buildings/{buildingId}/occupancies/{occupancyId}/move` */
  readonly moveOccupancy: Call<'moveOccupancy'>;
  /** Delete a stay that was entered by mistake. `DELETE /api/v1/buildings/{buildingId}/occupancies/{occupancyId}` */
  readonly deleteOccupancy: Call<'deleteOccupancy'>;
  /** Whether the first occupant of a unit may invite their household. `GET /api/v1/organizations/{orgId}/household-settings` */
  readonly getHouseholdSettings: Call<'getHouseholdSettings'>;
  /** Say whether the first occupant of a unit may invite their household, in all buildings. `PUT /api/v1/organizations/{orgId}/household-settings` */
  readonly updateHouseholdSettings: Call<'updateHouseholdSettings'>;
  /** One's own units in the building, whom one has invited into them, and whether one may. `GET /api/v1/buildings/{buildingId}/household` */
  readonly listHouseholds: Call<'listHouseholds'>;
  /** Invite somebody of the household of the unit whose first occupant one is. `POST /api/v1/buildings/{buildingId}/household` */
  readonly inviteToHousehold: Call<'inviteToHousehold'>;
  /** Invite somebody again whom one has invited before, by mail or by a link to hand over. `POST /api/v1/buildings/{buildingId}/household/{householdMemberId}/invitation` */
  readonly renewHouseholdInvitation: Call<'renewHouseholdInvitation'>;
  /** End the stay of somebody whom one has invited, at once; what is not there any more stays so. `DELETE /api/v1/buildings/{buildingId}/household/{householdMemberId}` */
  readonly endHouseholdMember: Call<'endHouseholdMember'>;
  /** For whom first occupants of the building ask, the oldest first. `GET /api/v1/buildings/{buildingId}/household-requests` */
  readonly listHouseholdRequests: Call<'listHouseholdRequests'>;
  /** Agree to somebody of a household, who moves in today and is invited, or say no. `POST /api/v1/buildings/{buildingId}/household-requests/{householdMemberId}/answer` */
  readonly answerHouseholdRequest: Call<'answerHouseholdRequest'>;
  /** The code by which people ask to be let into the building; null when there is none. `GET /api/v1/buildings/{buildingId}/join-code` */
  readonly getJoinCode: Call<'getJoinCode'>;
  /** Make a new code for 90 days; the former one is worth nothing any more. `POST /api/v1/buildings/{buildingId}/join-code` */
  readonly renewJoinCode: Call<'renewJoinCode'>;
  /** Take the code away: nobody can ask by it any more. `DELETE /api/v1/buildings/{buildingId}/join-code` */
  readonly removeJoinCode: Call<'removeJoinCode'>;
  /** Who asks to be let into the building, the oldest first. `GET /api/v1/buildings/{buildingId}/join-requests` */
  readonly listJoinRequests: Call<'listJoinRequests'>;
  /** Let somebody in: their account is joined to a person of the unit, or they move in as a new one. `POST /api/v1/buildings/{buildingId}/join-requests/{joinRequestId}/approve` */
  readonly approveJoinRequest: Call<'approveJoinRequest'>;
  /** Refuse a request; whoever asked is told why. `POST /api/v1/buildings/{buildingId}/join-requests/{joinRequestId}/refuse` */
  readonly refuseJoinRequest: Call<'refuseJoinRequest'>;
  /** Which building a code belongs to. `POST /api/v1/join/read` */
  readonly readJoinCode: Call<'readJoinCode'>;
  /** Ask to be let into a unit of the building of a code; three requests may be open at once. `POST /api/v1/join/requests` */
  readonly requestToJoin: Call<'requestToJoin'>;
  /** What the person has asked for, the newest first. `GET /api/v1/join/requests` */
  readonly listOwnJoinRequests: Call<'listOwnJoinRequests'>;
  /** Take back what one has asked for; what was answered stays. `DELETE /api/v1/join/requests/{joinRequestId}` */
  readonly withdrawJoinRequest: Call<'withdrawJoinRequest'>;
  /** Notices of a building: those that are shown now, important ones first, or those that have expired. `GET /api/v1/buildings/{buildingId}/notices` */
  readonly listNotices: Call<'listNotices'>;
  /** Tell the people of a building something. `POST /api/v1/buildings/{buildingId}/notices` */
  readonly createNotice: Call<'createNotice'>;
  /** Change a notice, or when it expires. `PATCH /api/v1/buildings/{buildingId}/notices/{noticeId}` */
  readonly updateNotice: Call<'updateNotice'>;
  /** Take a notice back. `DELETE /api/v1/buildings/{buildingId}/notices/{noticeId}` */
  readonly deleteNotice: Call<'deleteNotice'>;
  /** Outages of a building: those that are planned or under way, or those that are over. `GET /api/v1/buildings/{buildingId}/outages` */
  readonly listOutages: Call<'listOutages'>;
  /** Write down an outage; those whom it concerns are told, at any hour where it is urgent. `POST /api/v1/buildings/{buildingId}/outages` */
  readonly createOutage: Call<'createOutage'>;
  /** One outage. `GET /api/v1/buildings/{buildingId}/outages/{outageId}` */
  readonly getOutage: Call<'getOutage'>;
  /** Change an outage that is open; those whom it concerns are told where its times or its places are others. `PATCH /api/v1/buildings/{buildingId}/outages/{outageId}` */
  readonly updateOutage: Call<'updateOutage'>;
  /** Say that an outage is over, or does not take place; after a minute those who were told of it are told of that. `POST /api/v1/buildings/{buildingId}/outages/{outageId}/end` */
  readonly endOutage: Call<'endOutage'>;
  /** Take the end of an outage back. `POST /api/v1/buildings/{buildingId}/outages/{outageId}/reopening` */
  readonly reopenOutage: Call<'reopenOutage'>;
  /** Make a ticket of an outage; its note is what the ticket says. `POST /api/v1/buildings/{buildingId}/outages/{outageId}/tickets` */
  readonly createOutageTicket: Call<'createOutageTicket'>;
  /** Say that a ticket of the building is about an outage; of one at most. `PUT /api/v1/buildings/{buildingId}/outages/{outageId}/tickets/{ticketId}` */
  readonly bindOutageTicket: Call<'bindOutageTicket'>;
  /** Say that a ticket is not about an outage. `DELETE /api/v1/buildings/{buildingId}/outages/{outageId}/tickets/{ticketId}` */
  readonly unbindOutageTicket: Call<'unbindOutageTicket'>;
  /** Say that one has it too. `PUT /api/v1/buildings/{buildingId}/outages/{outageId}/also` */
  readonly joinOutage: Call<'joinOutage'>;
  /** Take that back. `DELETE /api/v1/buildings/{buildingId}/outages/{outageId}/also` */
  readonly leaveOutage: Call<'leaveOutage'>;
  /** The tariffs of a building, the newest first. `GET /api/v1/buildings/{buildingId}/tariffs` */
  readonly listTariffs: Call<'listTariffs'>;
  /** Set a tariff from a month on; the one before it ends there. `POST /api/v1/buildings/{buildingId}/tariffs` */
  readonly createTariff: Call<'createTariff'>;
  /** What a tariff would have asked for in a month that is over, and who would have paid more or less. `POST /api/v1/buildings/{buildingId}/tariff-trials` */
  readonly tryTariff: Call<'tryTariff'>;
  /** The runs of a building, the newest month first. `GET /api/v1/buildings/{buildingId}/billing-runs` */
  readonly listBillingRuns: Call<'listBillingRuns'>;
  /** Prepare the bills of a building for a month; one run a month. `POST /api/v1/buildings/{buildingId}/billing-runs` */
  readonly createBillingRun: Call<'createBillingRun'>;
  /** A run with its bills, and the units that it leaves out. `GET /api/v1/buildings/{buildingId}/billing-runs/{runId}` */
  readonly getBillingRun: Call<'getBillingRun'>;
  /** End the work on a run that goes on after its call; what it has done so far is taken back. `POST /api/v1/buildings/{buildingId}/billing-runs/{runId}/stop` */
  readonly stopBillingRun: Call<'stopBillingRun'>;
  /** Reckon a run, say that it was looked at, or issue it for good and tell its payers; of many units it goes on as `work`. `POST /api/v1/buildings/{buildingId}/billing-runs/{runId}/moves` */
  readonly moveBillingRun: Call<'moveBillingRun'>;
  /** One's own bills that were issued, the newest first. `GET /api/v1/own-bills` */
  readonly listOwnBills: Call<'listOwnBills'>;
  /** A bill that was issued, with how each line came about and what was paid of it. `GET /api/v1/bills/{billId}` */
  readonly getBill: Call<'getBill'>;
  /** Check or take over what people owed and what was kept for them before the books began. `POST /api/v1/buildings/{buildingId}/opening-imports` */
  readonly importOpening: Call<'importOpening'>;
  /** Imports of opening balances of a building, the newest first; at most 50. `GET /api/v1/buildings/{buildingId}/opening-imports` */
  readonly listOpeningImports: Call<'listOpeningImports'>;
  /** Take an import of opening balances back; 409 once something of it was paid or changed, or a day is over. `DELETE /api/v1/buildings/{buildingId}/opening-imports/{openingImportId}` */
  readonly undoOpeningImport: Call<'undoOpeningImport'>;
  /** A bill that was issued, as PDF. `GET /api/v1/bills/{billId}/pdf` */
  readonly downloadBill: Call<'downloadBill'>;
  /** The receipt of a payment, as PDF. `GET /api/v1/payments/{paymentId}/pdf` */
  readonly downloadReceipt: Call<'downloadReceipt'>;
  /** A credit note of a bill, as PDF. `GET /api/v1/bills/{billId}/credit-notes/{creditNoteId}/pdf` */
  readonly downloadCreditNote: Call<'downloadCreditNote'>;
  /** All bills of a run that was issued, as one PDF; the download is itself written down. `GET /api/v1/buildings/{buildingId}/billing-runs/{runId}/pdf` */
  readonly downloadRunBills: Call<'downloadRunBills'>;
  /** Links to a bill, the newest first; at most 100. For its payer and who changes bills. `GET /api/v1/bills/{billId}/links` */
  readonly listBillLinks: Call<'listBillLinks'>;
  /** A link by which anybody reads a bill until it expires; 20 are good at once. `POST /api/v1/bills/{billId}/links` */
  readonly createBillLink: Call<'createBillLink'>;
  /** A link to a bill stops working. `DELETE /api/v1/bills/{billId}/links/{linkId}` */
  readonly withdrawBillLink: Call<'withdrawBillLink'>;
  /** The bill of a link; one that is unknown, has expired or was withdrawn answers alike. `POST /api/v1/shared-bills/read` */
  readonly readSharedBill: Call<'readSharedBill'>;
  /** The bill of a link, as PDF. `POST /api/v1/shared-bills/pdf` */
  readonly downloadSharedBill: Call<'downloadSharedBill'>;
  /** The meters of a building, those below a main one after it, or as one walks past them. `GET /api/v1/buildings/{buildingId}/meters` */
  readonly listMeters: Call<'listMeters'>;
  /** Put in a meter, with what it shows. `POST /api/v1/buildings/{buildingId}/meters` */
  readonly createMeter: Call<'createMeter'>;
  /** One meter, with its consumption by month. `GET /api/v1/buildings/{buildingId}/meters/{meterId}` */
  readonly getMeter: Call<'getMeter'>;
  /** Change what is said of a meter. `PATCH /api/v1/buildings/{buildingId}/meters/{meterId}` */
  readonly updateMeter: Call<'updateMeter'>;
  /** Take out a meter, with the last it shows. `POST /api/v1/buildings/{buildingId}/meters/{meterId}/archive` */
  readonly archiveMeter: Call<'archiveMeter'>;
  /** Put another meter in the place of one, and go on counting. `POST /api/v1/buildings/{buildingId}/meters/{meterId}/replacement` */
  readonly replaceMeter: Call<'replaceMeter'>;
  /** Say what a meter shows; what is odd about it waits for somebody to approve it. `POST /api/v1/buildings/{buildingId}/meters/{meterId}/readings` */
  readonly createReading: Call<'createReading'>;
  /** Readings of a building or of one meter, the newest first. `GET /api/v1/buildings/{buildingId}/readings` */
  readonly listReadings: Call<'listReadings'>;
  /** Approve or reject a reading that waits, with the reason. `POST /api/v1/buildings/{buildingId}/readings/{readingId}/decision` */
  readonly decideReading: Call<'decideReading'>;
  /** Put another reading in the place of an approved one, with the reason. `POST /api/v1/buildings/{buildingId}/readings/{readingId}/correction` */
  readonly correctReading: Call<'correctReading'>;
  /** On which days meters of a building are read. `GET /api/v1/buildings/{buildingId}/meter-settings` */
  readonly getMeterSettings: Call<'getMeterSettings'>;
  /** Say on which days meters of a building are read. `PUT /api/v1/buildings/{buildingId}/meter-settings` */
  readonly updateMeterSettings: Call<'updateMeterSettings'>;
  /** The meters of one's own units, with what was consumed since one came. `GET /api/v1/own-meters` */
  readonly listOwnMeters: Call<'listOwnMeters'>;
  /** The dashboard of a building; what the person may not see on it is withheld. `GET /api/v1/buildings/{buildingId}/dashboard` */
  readonly getDashboard: Call<'getDashboard'>;
  /** The dashboard as it is being arranged, or as it is published. `GET /api/v1/buildings/{buildingId}/dashboard/draft` */
  readonly getDashboardDraft: Call<'getDashboardDraft'>;
  /** Keep what was arranged so far; nobody else sees it yet. `PUT /api/v1/buildings/{buildingId}/dashboard/draft` */
  readonly saveDashboardDraft: Call<'saveDashboardDraft'>;
  /** Leave what was arranged; what is published stays. `DELETE /api/v1/buildings/{buildingId}/dashboard/draft` */
  readonly discardDashboardDraft: Call<'discardDashboardDraft'>;
  /** The publications that are kept, newest first. `GET /api/v1/buildings/{buildingId}/dashboard/versions` */
  readonly listDashboardVersions: Call<'listDashboardVersions'>;
  /** Show everybody what was arranged; open pages hear of it; 409 where nothing was. `POST /api/v1/buildings/{buildingId}/dashboard/versions` */
  readonly publishDashboard: Call<'publishDashboard'>;
  /** Make an earlier publication the draft; nobody else sees it before it is published. `POST /api/v1/buildings/{buildingId}/dashboard/restoration` */
  readonly restoreDashboard: Call<'restoreDashboard'>;
  /** Electricity of the month beside the month before; null where no meter counts it. `GET /api/v1/buildings/{buildingId}/energy` */
  readonly getBuildingEnergy: Call<'getBuildingEnergy'>;
  /** Devices of a type, or their units, by a metric; none for who may not see all devices. `GET /api/v1/buildings/{buildingId}/ranking` */
  readonly getRanking: Call<'getRanking'>;
  /** The units by floor, with alarms and tickets as far as the person may see them. `GET /api/v1/buildings/{buildingId}/unit-states` */
  readonly listUnitStates: Call<'listUnitStates'>;
  /** Walls that show the dashboard of a building, the newest first; at most 100. `GET /api/v1/buildings/{buildingId}/walls` */
  readonly listWalls: Call<'listWalls'>;
  /** A wall: an address at which a screen shows dashboards without an account; 20 are good at once. `POST /api/v1/buildings/{buildingId}/walls` */
  readonly createWall: Call<'createWall'>;
  /** A wall stops showing anything, and its screens are told at once. `DELETE /api/v1/buildings/{buildingId}/walls/{wallId}` */
  readonly withdrawWall: Call<'withdrawWall'>;
  /** What a wall shows in turn; one that is unknown, has expired or was withdrawn answers alike. `POST /api/v1/walls/read` */
  readonly readWall: Call<'readWall'>;
  /** The dashboard of a building as its wall shows it: no person, no amount of money, nothing to press. `POST /api/v1/walls/page` */
  readonly readWallPage: Call<'readWallPage'>;
  /** A picture that stands on a dashboard of the wall. `POST /api/v1/walls/picture` */
  readonly readWallPicture: Call<'readWallPicture'>;
  /** The floors of a building from below, each with the number of its plan. `GET /api/v1/buildings/{buildingId}/plans` */
  readonly listPlans: Call<'listPlans'>;
  /** The plan of a floor; what the person may not see on it is left out. `GET /api/v1/buildings/{buildingId}/floors/{floorId}/plan` */
  readonly getPlan: Call<'getPlan'>;
  /** The plan as it is being drawn, or as it is published. `GET /api/v1/buildings/{buildingId}/floors/{floorId}/plan/draft` */
  readonly getPlanDraft: Call<'getPlanDraft'>;
  /** Keep what was drawn so far; nobody else sees it yet. `PUT /api/v1/buildings/{buildingId}/floors/{floorId}/plan/draft` */
  readonly savePlanDraft: Call<'savePlanDraft'>;
  /** Leave what was drawn; what is published stays. `DELETE /api/v1/buildings/{buildingId}/floors/{floorId}/plan/draft` */
  readonly discardPlanDraft: Call<'discardPlanDraft'>;
  /** The publications of a plan that are kept, newest first. `GET /api/v1/buildings/{buildingId}/floors/{floorId}/plan/versions` */
  readonly listPlanVersions: Call<'listPlanVersions'>;
  /** Show everybody what was drawn; open pages hear of it; 409 where nothing was. `POST /api/v1/buildings/{buildingId}/floors/{floorId}/plan/versions` */
  readonly publishPlan: Call<'publishPlan'>;
  /** Make an earlier publication the draft; nobody else sees it before it is published. `POST /api/v1/buildings/{buildingId}/floors/{floorId}/plan/restoration` */
  readonly restorePlan: Call<'restorePlan'>;
  /** A picture for a plan: PNG, JPEG, WebP, or SVG, of which only what it shows is kept. `POST /api/v1/buildings/{buildingId}/plan-pictures` */
  readonly sendPlanPicture: Call<'sendPlanPicture'>;
  /** The device types in use in a building, with their metrics and controls. `GET /api/v1/buildings/{buildingId}/device-types` */
  readonly listDeviceTypes: Call<'listDeviceTypes'>;
  /** The devices of a building with their last reported values, by name. `GET /api/v1/buildings/{buildingId}/devices` */
  readonly listDevices: Call<'listDevices'>;
  /** Last reported state of every device of a building. `GET /api/v1/buildings/{buildingId}/live` */
  readonly getLiveSnapshot: Call<'getLiveSnapshot'>;
  /** The device types that a device can be registered with: those of the catalogue, and those of the organisation. `GET /api/v1/organizations/{orgId}/device-types` */
  readonly listKnownDeviceTypes: Call<'listKnownDeviceTypes'>;
  /** Make a device type of its own for an organisation; 409 when it has as many as it may. `POST /api/v1/organizations/{orgId}/device-types` */
  readonly createDeviceType: Call<'createDeviceType'>;
  /** One device type that the organisation made. `GET /api/v1/organizations/{orgId}/device-types/{typeId}` */
  readonly getDeviceType: Call<'getDeviceType'>;
  /** Change a device type of the organisation; 422 at `confirmed` where metrics vanish from devices that exist. `PATCH /api/v1/organizations/{orgId}/device-types/{typeId}` */
  readonly updateDeviceType: Call<'updateDeviceType'>;
  /** Remove a device type of the organisation; 409 while devices are of it. `DELETE /api/v1/organizations/{orgId}/device-types/{typeId}` */
  readonly deleteDeviceType: Call<'deleteDeviceType'>;
  /** Register a device; it has no credential yet. `POST /api/v1/buildings/{buildingId}/devices` */
  readonly createDevice: Call<'createDevice'>;
  /** Check or register many devices at once: from a pattern, pasted, or from a CSV or XLSX file. `POST /api/v1/buildings/{buildingId}/devices/import` */
  readonly importDevices: Call<'importDevices'>;
  /** Remove the devices of an import again; 409 once one of them was used or changed, or a day is over. `DELETE /api/v1/buildings/{buildingId}/devices/import/{importId}` */
  readonly undoDeviceImport: Call<'undoDeviceImport'>;
  /** One device. `GET /api/v1/devices/{deviceId}` */
  readonly getDevice: Call<'getDevice'>;
  /** Rename, move, tag, disable or enable a device. `PATCH /api/v1/devices/{deviceId}` */
  readonly updateDevice: Call<'updateDevice'>;
  /** Remove a device with its values, alarms and commands; tickets stay; 409 while others depend on it. `DELETE /api/v1/devices/{deviceId}` */
  readonly deleteDevice: Call<'deleteDevice'>;
  /** Put a device away: it is disconnected, its alarms are over, its history stays. `POST /api/v1/devices/{deviceId}/archive` */
  readonly archiveDevice: Call<'archiveDevice'>;
  /** Bring a device back that was put away. `POST /api/v1/devices/{deviceId}/restore` */
  readonly restoreDevice: Call<'restoreDevice'>;
  /** Put another device in the place of one, which is put away with its history. `POST /api/v1/devices/{deviceId}/replacement` */
  readonly replaceDevice: Call<'replaceDevice'>;
  /** What goes with a device that is removed, and what keeps it from being removed. `GET /api/v1/devices/{deviceId}/dependants` */
  readonly getDeviceDependants: Call<'getDeviceDependants'>;
  /** What a device says who it is with, newest first, without secrets. `GET /api/v1/devices/{deviceId}/credentials` */
  readonly listDeviceCredentials: Call<'listDeviceCredentials'>;
  /** Issue a credential; its secret is in this answer once. 409 while two are valid. `POST /api/v1/devices/{deviceId}/credentials` */
  readonly issueDeviceCredential: Call<'issueDeviceCredential'>;
  /** Revoke a credential; a device that is connected with it is disconnected at once. `DELETE /api/v1/devices/{deviceId}/credentials/{credentialId}` */
  readonly revokeDeviceCredential: Call<'revokeDeviceCredential'>;
  /** The commands of a device, newest first. `GET /api/v1/devices/{deviceId}/commands` */
  readonly listCommands: Call<'listCommands'>;
  /** Send a command; the answer says it was accepted, the live channel says what became of it. `POST /api/v1/devices/{deviceId}/commands` */
  readonly sendCommand: Call<'sendCommand'>;
  /** Begin to hold a control whose guard is `hold`; the command that brings it counts once `afterMs` are over. `POST /api/v1/devices/{deviceId}/holds` */
  readonly beginHold: Call<'beginHold'>;
  /** Approve or refuse, as a second person, a command that awaits approval. `POST /api/v1/devices/{deviceId}/commands/{commandId}/answer` */
  readonly answerCommand: Call<'answerCommand'>;
  /** Take a command back that still waits; 409 once it has left. `POST /api/v1/devices/{deviceId}/commands/{commandId}/cancel` */
  readonly cancelCommand: Call<'cancelCommand'>;
  /** What a building's own devices say who they are with, newest first, without secrets. `GET /api/v1/buildings/{buildingId}/device-credentials` */
  readonly listBuildingCredentials: Call<'listBuildingCredentials'>;
  /** Issue a credential for a building's own devices; its secret is in this answer once. 409 while two are valid. `POST /api/v1/buildings/{buildingId}/device-credentials` */
  readonly issueBuildingCredential: Call<'issueBuildingCredential'>;
  /** Revoke a building's credential; devices that are connected with it are disconnected at once. `DELETE /api/v1/buildings/{buildingId}/device-credentials/{credentialId}` */
  readonly revokeBuildingCredential: Call<'revokeBuildingCredential'>;
  /** What speaks in a building and is no device of it yet, and why something was not heard. `GET /api/v1/buildings/{buildingId}/found-devices` */
  readonly listFoundDevices: Call<'listFoundDevices'>;
  /** Make devices of what was found, each with its name, type and place; all of them or none. `POST /api/v1/buildings/{buildingId}/found-devices/adopt` */
  readonly adoptFoundDevices: Call<'adoptFoundDevices'>;
  /** Refuse what was found, or take that back; 409 for one that is adopted. `PATCH /api/v1/buildings/{buildingId}/found-devices/{foundId}` */
  readonly decideFoundDevice: Call<'decideFoundDevice'>;
  /** Forget what was found; when it speaks again it is found anew. 409 for one that is adopted. `DELETE /api/v1/buildings/{buildingId}/found-devices/{foundId}` */
  readonly forgetFoundDevice: Call<'forgetFoundDevice'>;
  /** Forget why something was not heard. `DELETE /api/v1/buildings/{buildingId}/connection-problems/{problemId}` */
  readonly forgetConnectionProblem: Call<'forgetConnectionProblem'>;
  /** Past values of a device, from the finest level that fits the number of points. `GET /api/v1/devices/{deviceId}/telemetry` */
  readonly queryTelemetry: Call<'queryTelemetry'>;
  /** The active alarms of a building, most severe first. `GET /api/v1/buildings/{buildingId}/alarms` */
  readonly listActiveAlarms: Call<'listActiveAlarms'>;
  /** The alarms of one device, those that are over too, newest first. `GET /api/v1/devices/{deviceId}/alarms` */
  readonly listDeviceAlarms: Call<'listDeviceAlarms'>;
  /** The active alarms of every building the person may see, most severe first. `GET /api/v1/alarms` */
  readonly listMyAlarms: Call<'listMyAlarms'>;
  /** One alarm, also when it is over, with what it was compared with. `GET /api/v1/buildings/{buildingId}/alarms/{alarmId}` */
  readonly getAlarm: Call<'getAlarm'>;
  /** Take an alarm upon oneself; who did so first stays. `POST /api/v1/buildings/{buildingId}/alarms/{alarmId}/acknowledgement` */
  readonly acknowledgeAlarm: Call<'acknowledgeAlarm'>;
  /** Leave an alarm to others again. `DELETE /api/v1/buildings/{buildingId}/alarms/{alarmId}/acknowledgement` */
  readonly unacknowledgeAlarm: Call<'unacknowledgeAlarm'>;
  /** Leave an active alarm aside for a time: it tells nobody until then; 409 where it is over or work goes on there. `PUT /api/v1/buildings/{buildingId}/alarms/{alarmId}/shelf` */
  readonly shelveAlarm: Call<'shelveAlarm'>;
  /** Bring an alarm back that was left aside. `DELETE /api/v1/buildings/{buildingId}/alarms/{alarmId}/shelf` */
  readonly unshelveAlarm: Call<'unshelveAlarm'>;
  /** Maintenance windows of a building: those that hold or will, or those that are over. `GET /api/v1/buildings/{buildingId}/alarm-windows` */
  readonly listAlarmWindows: Call<'listAlarmWindows'>;
  /** Plan maintenance: alarms that begin within tell nobody until it is over; 409 when there are as many as may be. `POST /api/v1/buildings/{buildingId}/alarm-windows` */
  readonly createAlarmWindow: Call<'createAlarmWindow'>;
  /** End a maintenance window now, and for good; its alarms that are still active tell people. `POST /api/v1/buildings/{buildingId}/alarm-windows/{alarmWindowId}/end` */
  readonly endAlarmWindow: Call<'endAlarmWindow'>;
  /** The rules by which values raise alarms, those first that raised most in 30 days. `GET /api/v1/organizations/{orgId}/alarm-rules` */
  readonly listAlarmRules: Call<'listAlarmRules'>;
  /** Make a rule; 409 when the organisation has as many as it may. `POST /api/v1/organizations/{orgId}/alarm-rules` */
  readonly createAlarmRule: Call<'createAlarmRule'>;
  /** Change a rule, or switch it on or off; its alarms that stand are over, and it begins anew. `PUT /api/v1/organizations/{orgId}/alarm-rules/{alarmRuleId}` */
  readonly updateAlarmRule: Call<'updateAlarmRule'>;
  /** Remove a rule; its alarms that stand are over, and stay in the history. `DELETE /api/v1/organizations/{orgId}/alarm-rules/{alarmRuleId}` */
  readonly deleteAlarmRule: Call<'deleteAlarmRule'>;
  /** What a rule would have raised in the days before now, on as many devices and values as a trial may read. `POST /api/v1/organizations/{orgId}/alarm-rule-trials` */
  readonly tryAlarmRule: Call<'tryAlarmRule'>;
  /** What the person was told, newest first. `GET /api/v1/notifications` */
  readonly listNotifications: Call<'listNotifications'>;
  /** One tab of the inbox, a row for each subject, newest first. `GET /api/v1/notifications/inbox` */
  readonly listInbox: Call<'listInbox'>;
  /** How many subjects of each tab of the inbox stand unread. `GET /api/v1/notifications/inbox/unread` */
  readonly countInbox: Call<'countInbox'>;
  /** How many notifications stand unread. `GET /api/v1/notifications/unread` */
  readonly countUnread: Call<'countUnread'>;
  /** Mark notifications as read or unread. `POST /api/v1/notifications/marks` */
  readonly markNotifications: Call<'markNotifications'>;
  /** How the person is told of what. `GET /api/v1/notifications/settings` */
  readonly getNotificationSettings: Call<'getNotificationSettings'>;
  /** Change how the person is told of what. `PATCH /api/v1/notifications/settings` */
  readonly changeNotificationSettings: Call<'changeNotificationSettings'>;
  /** Let a browser take pushes for the person. `POST /api/v1/notifications/push-devices` */
  readonly subscribePush: Call<'subscribePush'>;
  /** Send that browser no more pushes. `DELETE /api/v1/notifications/push-devices/{pushDeviceId}` */
  readonly unsubscribePush: Call<'unsubscribePush'>;
  /** Every building the person may see, in numbers that can be compared. `GET /api/v1/portfolio` */
  readonly getPortfolio: Call<'getPortfolio'>;
  /** The devices behind the numbers, over all buildings. `GET /api/v1/portfolio/devices` */
  readonly listPortfolioDevices: Call<'listPortfolioDevices'>;
  /** The meters that the energy of the buildings is the sum of, the largest first. `GET /api/v1/portfolio/meters` */
  readonly listPortfolioMeters: Call<'listPortfolioMeters'>;
  /** How the tickets of a month were answered and resolved, beside the month before. `GET /api/v1/portfolio/tickets` */
  readonly getTicketReport: Call<'getTicketReport'>;
  /** The tickets the person may see, open ones unless asked otherwise. `GET /api/v1/tickets` */
  readonly listTickets: Call<'listTickets'>;
  /** Report something; a resident ten things a day, the same one twice; what an alarm has already is answered. `POST /api/v1/buildings/{buildingId}/tickets` */
  readonly createTicket: Call<'createTicket'>;
  /** One ticket. `GET /api/v1/tickets/{ticketId}` */
  readonly getTicket: Call<'getTicket'>;
  /** Change what was reported; its reporter may mend title, details, place and files while nobody has begun with it. `PATCH /api/v1/tickets/{ticketId}` */
  readonly updateTicket: Call<'updateTicket'>;
  /** Bring a ticket into another state, as the chart and the right of the person allow. `POST /api/v1/tickets/{ticketId}/moves` */
  readonly moveTicket: Call<'moveTicket'>;
  /** Say who works on a ticket. `PUT /api/v1/tickets/{ticketId}/assignment` */
  readonly assignTicket: Call<'assignTicket'>;
  /** What happened to a ticket, newest first. `GET /api/v1/tickets/{ticketId}/events` */
  readonly listTicketEvents: Call<'listTicketEvents'>;
  /** What staff and resident wrote to each other about a ticket, newest first. `GET /api/v1/tickets/{ticketId}/replies` */
  readonly listTicketReplies: Call<'listTicketReplies'>;
  /** Write to the other side of a ticket. `POST /api/v1/tickets/{ticketId}/replies` */
  readonly addTicketReply: Call<'addTicketReply'>;
  /** What the staff tell each other about a ticket, newest first; no resident reads it. `GET /api/v1/tickets/{ticketId}/notes` */
  readonly listTicketNotes: Call<'listTicketNotes'>;
  /** Write something that only the staff of a ticket read. `POST /api/v1/tickets/{ticketId}/notes` */
  readonly addTicketNote: Call<'addTicketNote'>;
  /** Who can be named in a note: everyone who may read it. `GET /api/v1/tickets/{ticketId}/people` */
  readonly listTicketPeople: Call<'listTicketPeople'>;
  /** Who can be given tickets of a building: those of the trade first, of these who is on duty, then by what they have. `GET /api/v1/buildings/{buildingId}/ticket-workers` */
  readonly listTicketWorkers: Call<'listTicketWorkers'>;
  /** What tickets of an organisation are sorted by. `GET /api/v1/organizations/{orgId}/ticket-categories` */
  readonly listTicketCategories: Call<'listTicketCategories'>;
  /** How fast an organisation promises to answer and resolve. `GET /api/v1/organizations/{orgId}/sla-policies` */
  readonly listSlaPolicies: Call<'listSlaPolicies'>;
  /** Promise another time; what has run on open tickets stays used. `PATCH /api/v1/organizations/{orgId}/sla-policies/{policyId}` */
  readonly updateSlaPolicy: Call<'updateSlaPolicy'>;
  /** Open tickets of a building that may be of what is being typed; at most five. `GET /api/v1/buildings/{buildingId}/similar-tickets` */
  readonly listSimilarTickets: Call<'listSimilarTickets'>;
  /** Say that one has it too, and be told of every step; only what is on common places. `PUT /api/v1/buildings/{buildingId}/similar-tickets/{ticketId}/also` */
  readonly joinTicket: Call<'joinTicket'>;
  /** Take that back. `DELETE /api/v1/buildings/{buildingId}/similar-tickets/{ticketId}/also` */
  readonly leaveTicket: Call<'leaveTicket'>;
  /** Who has what a ticket is about too; for the staff. `GET /api/v1/tickets/{ticketId}/followers` */
  readonly listTicketFollowers: Call<'listTicketFollowers'>;
  /** How many tickets the filters let through, in each state. `GET /api/v1/ticket-counts` */
  readonly countTickets: Call<'countTickets'>;
  /** Assign, change or move several tickets; what cannot be done is told one by one, and what takes back the rest. `POST /api/v1/ticket-changes` */
  readonly changeTickets: Call<'changeTickets'>;
  /** The tickets of a building that the filters let through, as a file for a spreadsheet. `GET /api/v1/buildings/{buildingId}/ticket-file` */
  readonly exportTickets: Call<'exportTickets'>;
  /** The views of tickets that the person keeps or that others share with the organisation. `GET /api/v1/organizations/{orgId}/ticket-views` */
  readonly listTicketViews: Call<'listTicketViews'>;
  /** Keep a view of tickets. `POST /api/v1/organizations/{orgId}/ticket-views` */
  readonly createTicketView: Call<'createTicketView'>;
  /** Change a view that the person keeps. `PUT /api/v1/organizations/{orgId}/ticket-views/{viewId}` */
  readonly updateTicketView: Call<'updateTicketView'>;
  /** Give up a view; one that is shared also by who sets up the organisation. `DELETE /api/v1/organizations/{orgId}/ticket-views/{viewId}` */
  readonly deleteTicketView: Call<'deleteTicketView'>;
  /** Promise a time for tickets of a priority, a category or a building. `POST /api/v1/organizations/{orgId}/sla-policies` */
  readonly createSlaPolicy: Call<'createSlaPolicy'>;
  /** Take a promise back; the next one that matches holds from then on. `DELETE /api/v1/organizations/{orgId}/sla-policies/{policyId}` */
  readonly deleteSlaPolicy: Call<'deleteSlaPolicy'>;
  /** What a change of promises or hours would do to the tickets that are open now. `POST /api/v1/organizations/{orgId}/sla-trials` */
  readonly trySla: Call<'trySla'>;
  /** The hours and days on which an organisation works. `GET /api/v1/organizations/{orgId}/business-hours` */
  readonly getBusinessHours: Call<'getBusinessHours'>;
  /** Work at other hours; what has run on open tickets stays used. `PUT /api/v1/organizations/{orgId}/business-hours` */
  readonly updateBusinessHours: Call<'updateBusinessHours'>;
  /** The categories of an organisation with the archived ones. `GET /api/v1/organizations/{orgId}/ticket-category-settings` */
  readonly listTicketCategorySettings: Call<'listTicketCategorySettings'>;
  /** Add a category. `POST /api/v1/organizations/{orgId}/ticket-categories` */
  readonly createTicketCategory: Call<'createTicketCategory'>;
  /** Rename or archive a category, or demand a photo of its work. `PUT /api/v1/organizations/{orgId}/ticket-categories/{categoryId}` */
  readonly updateTicketCategory: Call<'updateTicketCategory'>;
  /** The rules by which tickets go their way. `GET /api/v1/organizations/{orgId}/ticket-rules` */
  readonly listTicketRules: Call<'listTicketRules'>;
  /** Add a rule. `POST /api/v1/organizations/{orgId}/ticket-rules` */
  readonly createTicketRule: Call<'createTicketRule'>;
  /** Change a rule. `PUT /api/v1/organizations/{orgId}/ticket-rules/{ruleId}` */
  readonly updateTicketRule: Call<'updateTicketRule'>;
  /** Remove a rule. `DELETE /api/v1/organizations/{orgId}/ticket-rules/{ruleId}` */
  readonly deleteTicketRule: Call<'deleteTicketRule'>;
  /** Which of the newest tickets a rule would have been about. `POST /api/v1/organizations/{orgId}/ticket-rule-trials` */
  readonly tryTicketRule: Call<'tryTicketRule'>;
  /** What was checked, how long was worked and what it cost; no resident reads it. `GET /api/v1/tickets/{ticketId}/work` */
  readonly getTicketWork: Call<'getTicketWork'>;
  /** Put something on the checklist; a ticket is not resolved before what is required on it. `POST /api/v1/tickets/{ticketId}/checks` */
  readonly addTicketCheck: Call<'addTicketCheck'>;
  /** Tick an item off or answer it; null takes the answer back. `PUT /api/v1/tickets/{ticketId}/checks/{checkId}` */
  readonly answerTicketCheck: Call<'answerTicketCheck'>;
  /** Take an item off the checklist. `DELETE /api/v1/tickets/{ticketId}/checks/{checkId}` */
  readonly deleteTicketCheck: Call<'deleteTicketCheck'>;
  /** Say how long one has worked. `POST /api/v1/tickets/{ticketId}/times` */
  readonly addTicketTime: Call<'addTicketTime'>;
  /** Take a time back. `DELETE /api/v1/tickets/{ticketId}/times/{entryId}` */
  readonly deleteTicketTime: Call<'deleteTicketTime'>;
  /** Say what something cost, in whole rupiah. `POST /api/v1/tickets/{ticketId}/costs` */
  readonly addTicketCost: Call<'addTicketCost'>;
  /** Take a cost back. `DELETE /api/v1/tickets/{ticketId}/costs/{entryId}` */
  readonly deleteTicketCost: Call<'deleteTicketCost'>;
  /** Write down a part that was used, in thousandths of its unit and whole rupiah. `POST /api/v1/tickets/{ticketId}/parts` */
  readonly addTicketPart: Call<'addTicketPart'>;
  /** Mend a part. `PUT /api/v1/tickets/{ticketId}/parts/{partId}` */
  readonly updateTicketPart: Call<'updateTicketPart'>;
  /** Take a part back. `DELETE /api/v1/tickets/{ticketId}/parts/{partId}` */
  readonly deleteTicketPart: Call<'deleteTicketPart'>;
  /** Mend what one wrote to the other side, within 15 minutes. `PUT /api/v1/tickets/{ticketId}/replies/{commentId}` */
  readonly editTicketReply: Call<'editTicketReply'>;
  /** Mend what one wrote for the staff, within 15 minutes. `PUT /api/v1/tickets/{ticketId}/notes/{commentId}` */
  readonly editTicketNote: Call<'editTicketNote'>;
  /** What was asked for the work on a ticket, round by round, and who can approve it. `GET /api/v1/tickets/{ticketId}/quotes` */
  readonly listTicketQuotes: Call<'listTicketQuotes'>;
  /** Ask the resident to approve what the work will cost; the ticket waits, and an earlier round is replaced. `POST /api/v1/tickets/{ticketId}/quotes` */
  readonly askTicketQuote: Call<'askTicketQuote'>;
  /** Take a quote back that nobody has answered; the work goes on. `DELETE /api/v1/tickets/{ticketId}/quotes/{quoteId}` */
  readonly withdrawTicketQuote: Call<'withdrawTicketQuote'>;
  /** Approve or refuse a quote, as the one who pays; the work goes on. `PUT /api/v1/tickets/{ticketId}/quotes/{quoteId}/decision` */
  readonly decideTicketQuote: Call<'decideTicketQuote'>;
  /** When a technician comes for a ticket, round by round, and what the reader may do about it. `GET /api/v1/tickets/{ticketId}/appointments` */
  readonly listTicketAppointments: Call<'listTicketAppointments'>;
  /** Offer one to five slots to the resident; those offered before are replaced. `POST /api/v1/tickets/{ticketId}/appointments` */
  readonly offerTicketAppointment: Call<'offerTicketAppointment'>;
  /** Take a slot, another one than before, or say that none fits, as the one whose ticket it is. `PUT /api/v1/tickets/{ticketId}/appointments/{appointmentId}/answer` */
  readonly answerTicketAppointment: Call<'answerTicketAppointment'>;
  /** Cancel what was offered or agreed, as who works on the ticket or whose it is. `PUT /api/v1/tickets/{ticketId}/appointments/{appointmentId}/cancellation` */
  readonly cancelTicketAppointment: Call<'cancelTicketAppointment'>;
  /** The tickets of alarms that the person may see, of the 500 newest alarms that have one, active ones first. `GET /api/v1/alarm-tickets` */
  readonly listAlarmTickets: Call<'listAlarmTickets'>;
  /** What was asked about lines of a bill and answered, newest first. `GET /api/v1/bills/{billId}/questions` */
  readonly listBillQuestions: Call<'listBillQuestions'>;
  /** Ask about a line of an own bill; it becomes a ticket, and a line has one at a time. `POST /api/v1/bills/{billId}/questions` */
  readonly createBillQuestion: Call<'createBillQuestion'>;
  /** The newest five open reports of the person, with the visit that is due and the last reply to them. `GET /api/v1/own-reports` */
  readonly listOwnReports: Call<'listOwnReports'>;
  /** The checklists of an organisation with the archived ones. `GET /api/v1/organizations/{orgId}/ticket-checklists` */
  readonly listTicketChecklists: Call<'listTicketChecklists'>;
  /** Make a checklist. `POST /api/v1/organizations/{orgId}/ticket-checklists` */
  readonly createTicketChecklist: Call<'createTicketChecklist'>;
  /** Change or archive a checklist; tickets that have it keep it as it was. `PUT /api/v1/organizations/{orgId}/ticket-checklists/{checklistId}` */
  readonly updateTicketChecklist: Call<'updateTicketChecklist'>;
  /** The checklists that can still be put on a ticket. `GET /api/v1/tickets/{ticketId}/checklists` */
  readonly listChecklistsForTicket: Call<'listChecklistsForTicket'>;
  /** Put the items of a checklist on a ticket, as they are now; one that is there already stays as it is. `PUT /api/v1/tickets/{ticketId}/checklists/{checklistId}` */
  readonly useTicketChecklist: Call<'useTicketChecklist'>;
  /** Show an item of the checklist by photos. `POST /api/v1/tickets/{ticketId}/checks/{checkId}/photos` */
  readonly addCheckPhotos: Call<'addCheckPhotos'>;
  /** Take a photo off an item; one that was answered by it is open again. `DELETE /api/v1/tickets/{ticketId}/checks/{checkId}/photos/{fileId}` */
  readonly deleteCheckPhoto: Call<'deleteCheckPhoto'>;
  /** Say which ticket was made from what an inspection found; it is split off this one. `PUT /api/v1/tickets/{ticketId}/checks/{checkId}/follow-up` */
  readonly followUpCheck: Call<'followUpCheck'>;
  /** The tickets that belong to this one, as far as the person may see them. `GET /api/v1/tickets/{ticketId}/relations` */
  readonly listTicketRelations: Call<'listTicketRelations'>;
  /** Say how another ticket of the building belongs to this one; the last word between the two holds. `PUT /api/v1/tickets/{ticketId}/relations` */
  readonly relateTicket: Call<'relateTicket'>;
  /** Take apart what does not belong together. `DELETE /api/v1/tickets/{ticketId}/relations/{targetId}` */
  readonly unrelateTicket: Call<'unrelateTicket'>;
  /** Say that one looks at a ticket, writes, or has left; it is forgotten unless said again, and kept nowhere. `PUT /api/v1/tickets/{ticketId}/presence/{pageId}` */
  readonly setTicketPresence: Call<'setTicketPresence'>;
  /** What people on site signed, the one that holds first. `GET /api/v1/tickets/{ticketId}/signatures` */
  readonly listTicketSignatures: Call<'listTicketSignatures'>;
  /** Keep what somebody on site has signed; an earlier signature stays and holds no longer. `POST /api/v1/tickets/{ticketId}/signatures` */
  readonly addTicketSignature: Call<'addTicketSignature'>;
  /** The saved replies of an organisation, by name. `GET /api/v1/organizations/{orgId}/saved-replies` */
  readonly listSavedReplies: Call<'listSavedReplies'>;
  /** Save a reply; 422 where its name is taken or a placeholder is none. `POST /api/v1/organizations/{orgId}/saved-replies` */
  readonly createSavedReply: Call<'createSavedReply'>;
  /** Change a saved reply; what was sent stays as it was. `PUT /api/v1/organizations/{orgId}/saved-replies/{replyId}` */
  readonly updateSavedReply: Call<'updateSavedReply'>;
  /** Remove a saved reply. `DELETE /api/v1/organizations/{orgId}/saved-replies/{replyId}` */
  readonly deleteSavedReply: Call<'deleteSavedReply'>;
  /** The saved replies that can be inserted on a ticket; no resident reads them. `GET /api/v1/tickets/{ticketId}/saved-replies` */
  readonly listRepliesForTicket: Call<'listRepliesForTicket'>;
  /** Who is told, one after the other, of what is urgent and nobody has taken on. `GET /api/v1/organizations/{orgId}/escalation-plan` */
  readonly getEscalationPlan: Call<'getEscalationPlan'>;
  /** Change the plan; what is on its way goes on by the new one, or ends where it is switched off. `PUT /api/v1/organizations/{orgId}/escalation-plan` */
  readonly updateEscalationPlan: Call<'updateEscalationPlan'>;
  /** Who was told that nobody has taken a ticket on, newest first; no resident reads it. `GET /api/v1/tickets/{ticketId}/escalations` */
  readonly listTicketEscalations: Call<'listTicketEscalations'>;
  /** Who was told that nobody has taken the active alarms of a building on, newest first. `GET /api/v1/buildings/{buildingId}/alarm-escalations` */
  readonly listAlarmEscalations: Call<'listAlarmEscalations'>;
  /** Who of the staff follows a ticket without working on it; no resident reads it. `GET /api/v1/tickets/{ticketId}/observers` */
  readonly listTicketObservers: Call<'listTicketObservers'>;
  /** Who sees a ticket as staff, does not follow it and has not said that they do not want to. `GET /api/v1/tickets/{ticketId}/observer-candidates` */
  readonly listTicketObserverCandidates: Call<'listTicketObserverCandidates'>;
  /** Be told of every public step of a ticket; at most 30 people are. `PUT /api/v1/tickets/{ticketId}/following` */
  readonly followTicket: Call<'followTicket'>;
  /** Be told of it no more; nobody else can take that back. `DELETE /api/v1/tickets/{ticketId}/following` */
  readonly unfollowTicket: Call<'unfollowTicket'>;
  /** Have somebody told of every public step of a ticket, unless they have stopped following it themselves. `PUT /api/v1/tickets/{ticketId}/observers/{userId}` */
  readonly addTicketObserver: Call<'addTicketObserver'>;
  /** Have somebody told of it no more. `DELETE /api/v1/tickets/{ticketId}/observers/{userId}` */
  readonly removeTicketObserver: Call<'removeTicketObserver'>;
  /** The topics the person may see: pinned and urgent ones, then what was said last. `GET /api/v1/topics` */
  readonly listTopics: Call<'listTopics'>;
  /** Begin a discussion, announce something, or ask the people of a building. `POST /api/v1/buildings/{buildingId}/topics` */
  readonly createTopic: Call<'createTopic'>;
  /** How many people would read a topic. `POST /api/v1/buildings/{buildingId}/topic-audience` */
  readonly countTopicAudience: Call<'countTopicAudience'>;
  /** Begin a discussion, announce something, or ask everyone of an organisation; of its groups at most. `POST /api/v1/organizations/{orgId}/topics` */
  readonly createOrgTopic: Call<'createOrgTopic'>;
  /** How many people of an organisation would read a topic. `POST /api/v1/organizations/{orgId}/topic-audience` */
  readonly countOrgTopicAudience: Call<'countOrgTopicAudience'>;
  /** One topic. `GET /api/v1/topics/{topicId}` */
  readonly getTopic: Call<'getTopic'>;
  /** Change what nobody was told yet, or a discussion; an announcement that was sent stays as it is. `PATCH /api/v1/topics/{topicId}` */
  readonly updateTopic: Call<'updateTopic'>;
  /** Take a topic away. `DELETE /api/v1/topics/{topicId}` */
  readonly deleteTopic: Call<'deleteTopic'>;
  /** Put an announcement that was sent right: a new version, with a note of what is different. `POST /api/v1/topics/{topicId}/corrections` */
  readonly correctTopic: Call<'correctTopic'>;
  /** Keep a topic on top, or let nobody answer any more. `PUT /api/v1/topics/{topicId}/moderation` */
  readonly moderateTopic: Call<'moderateTopic'>;
  /** Say that a topic is done, or not yet; nobody is told, and nothing moves in a list. `PUT /api/v1/topics/{topicId}/resolution` */
  readonly resolveTopic: Call<'resolveTopic'>;
  /** Hold fast on top of a topic what has become of it; nobody is told, and nothing moves in a list. `PUT /api/v1/topics/{topicId}/summary` */
  readonly summarizeTopic: Call<'summarizeTopic'>;
  /** How far the person has read; never back. `PUT /api/v1/topics/{topicId}/reading` */
  readonly markTopicRead: Call<'markTopicRead'>;
  /** How much the person wants to hear of a topic. `PUT /api/v1/topics/{topicId}/visibility` */
  readonly followTopic: Call<'followTopic'>;
  /** Vote, or change the vote, until the poll closes. `PUT /api/v1/topics/{topicId}/vote` */
  readonly voteInTopic: Call<'voteInTopic'>;
  /** Who of the audience has opened a topic that asks for it. `GET /api/v1/topics/{topicId}/receipts` */
  readonly listTopicReceipts: Call<'listTopicReceipts'>;
  /** Who can be named in a topic: who has written there, who moderates, and for those who do everyone. `GET /api/v1/topics/{topicId}/people` */
  readonly listTopicPeople: Call<'listTopicPeople'>;
  /** Make a ticket of a topic, or of one of its posts. `POST /api/v1/topics/{topicId}/tickets` */
  readonly ticketFromTopic: Call<'ticketFromTopic'>;
  /** What people wrote in a topic, newest first. `GET /api/v1/topics/{topicId}/posts` */
  readonly listTopicPosts: Call<'listTopicPosts'>;
  /** Write in a topic, or answer a post. `POST /api/v1/topics/{topicId}/posts` */
  readonly addTopicPost: Call<'addTopicPost'>;
  /** Change what one has just written. `PATCH /api/v1/topics/{topicId}/posts/{postId}` */
  readonly updateTopicPost: Call<'updateTopicPost'>;
  /** Take away what one has written, or what does not belong there; its place stays. `DELETE /api/v1/topics/{topicId}/posts/{postId}` */
  readonly deleteTopicPost: Call<'deleteTopicPost'>;
  /** Give a sign to a post, or take it back. `PUT /api/v1/topics/{topicId}/posts/{postId}/reaction` */
  readonly reactToTopicPost: Call<'reactToTopicPost'>;
  /** What needs the person today, over all their buildings or in one. `GET /api/v1/today` */
  readonly getToday: Call<'getToday'>;
  /** What was done in an organisation, newest first; of the buildings the person reaches. `GET /api/v1/organizations/{orgId}/audit` */
  readonly listAudit: Call<'listAudit'>;
  /** What was done, as a file for a spreadsheet; the download is itself written down. `POST /api/v1/organizations/{orgId}/audit/export` */
  readonly exportAudit: Call<'exportAudit'>;
  /** What was done to one record, newest first; asks for the right to view the record as well. `GET /api/v1/organizations/{orgId}/history/{entity}/{entityId}` */
  readonly listHistory: Call<'listHistory'>;
  /** The records whose name, code, serial or number may be meant; of those the person may see, best first. `GET /api/v1/search` */
  readonly search: Call<'search'>;
  /** The labels of a building that are in use. `GET /api/v1/buildings/{buildingId}/scan-codes` */
  readonly listScanCodes: Call<'listScanCodes'>;
  /** A label for the building, one of its units or devices, or a place with a name; at most 500 are in use. `POST /api/v1/buildings/{buildingId}/scan-codes` */
  readonly createScanCode: Call<'createScanCode'>;
  /** Another code for the same place; the label that hangs there stops working. `POST /api/v1/buildings/{buildingId}/scan-codes/{codeId}/replace` */
  readonly replaceScanCode: Call<'replaceScanCode'>;
  /** A label stops working. `DELETE /api/v1/buildings/{buildingId}/scan-codes/{codeId}` */
  readonly revokeScanCode: Call<'revokeScanCode'>;
  /** Where a label hangs; one that is unknown and one that was revoked answer alike. `GET /api/v1/scan/{code}` */
  readonly getScanPlace: Call<'getScanPlace'>;
  /** Report without an account; five in an hour from one address, twenty by one label. `POST /api/v1/scan/{code}/reports` */
  readonly reportScan: Call<'reportScan'>;
  /** A photo of a report to come: three for each, twenty in an hour from one address; looked at before it is kept. `POST /api/v1/scan/{code}/photos` */
  readonly sendScanPhoto: Call<'sendScanPhoto'>;
  /** How far a report is, for whoever was given its token. `GET /api/v1/scan-reports/{token}` */
  readonly getScanReport: Call<'getScanReport'>;
  /** Budgets of a place and a year, the newest revision first; at most 100. `GET /api/v1/organizations/{orgId}/finances/budgets` */
  readonly listBudgets: Call<'listBudgets'>;
  /** Begin a budget of a year, or a revision of it; 409 while another is not approved yet. `POST /api/v1/organizations/{orgId}/finances/budgets` */
  readonly createBudget: Call<'createBudget'>;
  /** A budget with its lines and what the reader may do to it. `GET /api/v1/organizations/{orgId}/finances/budgets/{budgetId}` */
  readonly getBudget: Call<'getBudget'>;
  /** Write all lines of a budget that is a draft. `PUT /api/v1/organizations/{orgId}/finances/budgets/{budgetId}` */
  readonly updateBudget: Call<'updateBudget'>;
  /** Submit, give back, approve or discard a budget; nobody approves what they wrote in. `POST /api/v1/organizations/{orgId}/finances/budgets/{budgetId}/moves` */
  readonly moveBudget: Call<'moveBudget'>;
  /** Check or take over lines of a budget from a table. `POST /api/v1/organizations/{orgId}/finances/budgets/{budgetId}/imports` */
  readonly importBudget: Call<'importBudget'>;
  /** Take back what was imported last; 409 once the budget was changed, or a day is over. `POST /api/v1/organizations/{orgId}/finances/budgets/{budgetId}/undone-imports` */
  readonly undoBudgetImport: Call<'undoBudgetImport'>;
  /** The approved budget of a year beside what the books say, by account. `GET /api/v1/organizations/{orgId}/finances/budget-comparison` */
  readonly getBudgetComparison: Call<'getBudgetComparison'>;
  /** The approved budget beside what the books say, as a file for a spreadsheet. `GET /api/v1/organizations/{orgId}/finances/budget-file` */
  readonly exportBudgetComparison: Call<'exportBudgetComparison'>;
  /** Whether an expense passes the budget of its account. `GET /api/v1/expenses/{expenseId}/budget` */
  readonly getExpenseBudget: Call<'getExpenseBudget'>;
  /** Suppliers of an organisation by name; at most 200. `GET /api/v1/organizations/{orgId}/vendors` */
  readonly listVendors: Call<'listVendors'>;
  /** Add a supplier. `POST /api/v1/organizations/{orgId}/vendors` */
  readonly createVendor: Call<'createVendor'>;
  /** Change a supplier; to another bank account nothing is paid for a day, and who approves is told. `PUT /api/v1/organizations/{orgId}/vendors/{vendorId}` */
  readonly updateVendor: Call<'updateVendor'>;
  /** Limits, rates of withheld tax, and the accounts that expenses are booked to. `GET /api/v1/organizations/{orgId}/expense-rule` */
  readonly getExpenseBasis: Call<'getExpenseBasis'>;
  /** Say from which amount on a second person approves, and how much tax is withheld. `PUT /api/v1/organizations/{orgId}/expense-rule` */
  readonly updateExpenseRule: Call<'updateExpenseRule'>;
  /** Expenses, the newest first. `GET /api/v1/organizations/{orgId}/expenses` */
  readonly listExpenses: Call<'listExpenses'>;
  /** Expenses as a file for a spreadsheet. `GET /api/v1/organizations/{orgId}/expenses-file` */
  readonly exportExpenses: Call<'exportExpenses'>;
  /** Begin an expense as a draft. `POST /api/v1/buildings/{buildingId}/expenses` */
  readonly createExpense: Call<'createExpense'>;
  /** An expense with what the reader may do to it. `GET /api/v1/expenses/{expenseId}` */
  readonly getExpense: Call<'getExpense'>;
  /** Change an expense that is a draft or was rejected. `PUT /api/v1/expenses/{expenseId}` */
  readonly updateExpense: Call<'updateExpense'>;
  /** Submit, approve, reject, cancel or revoke an expense; above the limit nobody approves their own. `POST /api/v1/expenses/{expenseId}/moves` */
  readonly moveExpense: Call<'moveExpense'>;
  /** Let an expense come again each month as a draft, or no more. `PUT /api/v1/expenses/{expenseId}/repetition` */
  readonly repeatExpense: Call<'repeatExpense'>;
  /** Write down the slip of the tax that was withheld. `PUT /api/v1/expenses/{expenseId}/tax-slip` */
  readonly recordTaxSlip: Call<'recordTaxSlip'>;
  /** Mark approved expenses as paid, one or many, from an account at a bank or in cash. `POST /api/v1/organizations/{orgId}/expense-payments` */
  readonly payExpenses: Call<'payExpenses'>;
  /** The transfers of approved expenses as a file for the bank. `POST /api/v1/organizations/{orgId}/expense-batches` */
  readonly writeExpenseBatch: Call<'writeExpenseBatch'>;
  /** Begin to send a file; said again with the same id it answers how much has arrived. `POST /api/v1/organizations/{orgId}/uploads` */
  readonly beginUpload: Call<'beginUpload'>;
  /** How much of a file has arrived. `GET /api/v1/uploads/{uploadId}` */
  readonly getUpload: Call<'getUpload'>;
  /** The bytes of a file from an offset on; a part arrives whole or not at all. `PATCH /api/v1/uploads/{uploadId}` */
  readonly sendUploadPart: Call<'sendUploadPart'>;
  /** All bytes are sent: the content is looked at, and kept or refused; repeating it answers the same. `POST /api/v1/uploads/{uploadId}/finish` */
  readonly finishUpload: Call<'finishUpload'>;
  /** Give up a file on its way, or take back one that belongs to nothing yet. `DELETE /api/v1/uploads/{uploadId}` */
  readonly deleteUpload: Call<'deleteUpload'>;
  /** What is known of a file. `GET /api/v1/files/{fileId}` */
  readonly getFile: Call<'getFile'>;
  /** The content of a file; everything but images comes as an attachment. `GET /api/v1/files/{fileId}/content` */
  readonly downloadFile: Call<'downloadFile'>;
  /** A small picture of an image. `GET /api/v1/files/{fileId}/previews/{size}` */
  readonly downloadPreview: Call<'downloadPreview'>;
  /** The newest 200 files of a building. `GET /api/v1/buildings/{buildingId}/files` */
  readonly listBuildingFiles: Call<'listBuildingFiles'>;
  /** Put own files that belong to nothing yet to a building. `POST /api/v1/buildings/{buildingId}/files` */
  readonly attachBuildingFiles: Call<'attachBuildingFiles'>;
  /** Take a file off a building, and out of the store. `DELETE /api/v1/buildings/{buildingId}/files/{fileId}` */
  readonly removeBuildingFile: Call<'removeBuildingFile'>;
  /** Remove every organisation, account and device of the demonstration. `DELETE /api/v1/organizations/{orgId}/demo` */
  readonly removeDemo: Call<'removeDemo'>;
}
