/**
 * Why a file is refused. `notAWorkbook`: it is no workbook without macros and without a password. `holdsMore`: it is
 * one, with something in it that a report doesn't need and that is none of its reader's business.
 */
export type Verdict = 'notAWorkbook' | 'holdsMore';
