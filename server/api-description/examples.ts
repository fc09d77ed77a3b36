import { defaultBrand } from '../../contract/brand.ts';
import type { EndpointName } from '../../contract/endpoints.ts';
import type { ErrorEnvelope } from '../../contract/records.ts';
import { demoAgencyForms, demoAssociateForms } from '../../demo/forms.ts';
import { password, people } from '../../demo/personas.ts';

const [ada] = people;
const associate = Object.values(demoAssociateForms)[0];
const { licenseKey } = defaultBrand;
const names = { firstName: 'Ana', lastName: 'De la Cruz' };
const passwords = { password, confirmPassword: password };
const emailAddress = 'ana.delacruz@northwind.example';
const token = 'the token of the mailed link';

/** An example body for each call with a JSON body, with the demo data. */
export const bodyExamples: Partial<Record<EndpointName, unknown>> = {
  login: { identity: ada?.email, password },
  initiateReset: { emailAddress: ada?.email, licenseKey },
  resetPassword: { ...passwords, emailAddress: ada?.email, resetToken: token, licenseKey },
  createAgent: { ...names, emailAddress: 'ana@lindenmeetings.example', ...passwords, licenseKey },
  createAssociate: { ...names, emailAddress, ...passwords, creationToken: token, licenseKey },
  readInvitation: { creationToken: token },
  readLink: { token },
  joinAgency: { creationToken: token },
  confirmEmail: { confirmationToken: token, password },
  validateEmailDomain: { agencyDomain: '@northwind.example', licenseKey },
  selfInvitation: { ...names, emailAddress, licenseKey },
  updateProfile: names,
  changeLanguage: { language: 'fr-CA' },
  changePassword: { currentPassword: password, ...passwords },
  saveAgency: { ...demoAgencyForms.northwind, version: 1 },
  saveAgencyContact: { ...demoAgencyForms.northwind, version: 1 },
  requestAgencyChange: {
    ...demoAgencyForms.northwind,
    reason: 'We have merged with our sister company.',
    version: 1,
  },
  saveAssociate: { ...associate, version: 1 },
  acknowledge: { read: { language: 'en', version: 1 } },
  sendInvitations: { emailAddresses: [emailAddress, 'b.okoro@northwind.example'] },
  setPointOfContact: { pointOfContact: true },
  remindTeam: { status: 'CREATED' },
};

/** An example of the error envelope. */
export const refusalExample: ErrorEnvelope = {
  error: {
    code: 'error.validation',
    description: 'Please check the marked fields.',
    fields: { emailAddress: 'Enter valid email' },
  },
};
