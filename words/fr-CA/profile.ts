import type { Texts } from '../en/light.ts';
import type {
  profile as english,
  ownPassword as englishPassword,
  surprise as englishSurprise,
} from '../en/profile.ts';

export const profile: Texts<typeof english> = {
  names: 'Votre nom',
  email: 'Vous ouvrez une session avec %{email}',
  saveNames: 'Enregistrer',
  namesSaved: 'Votre nom est enregistré.',
  language: 'Votre langue',
  languageLead:
    'Le portail, sur tous vos appareils, et les courriels que vous recevez sont dans cette langue.',
  saveLanguage: 'Enregistrer la langue',
  languageSaved: 'Votre langue est enregistrée.',
  emails: {
    title: 'Les courriels que vous recevez',
    lead: 'Ce qui concerne votre compte est toujours envoyé : les liens que vous demandez, les décisions et les changements de votre compte.',
    reminders: 'Rappels',
    remindersHelp:
      'De ce qui est à faire : inscriptions, rapports et renouvellements. Votre tableau de bord l’indique aussi.',
    news: 'Nouvelles, offres et changements du programme',
    newsHelp: 'Le même choix que dans votre inscription.',
    saved: 'Votre choix est enregistré.',
  },
  security: 'Ouverture de session et sécurité',
  securityLead:
    'Votre adresse courriel, votre mot de passe, la deuxième étape à l’ouverture de session et les appareils où votre session est ouverte.',
  toSecurity: 'Gérer l’ouverture de session',
  yourData: 'Vos données',
  yourDataLead:
    'Ce que nous conservons à votre sujet, pourquoi et combien de temps ; vous pouvez l’emporter.',
  toYourData: 'Voir vos données',
  agencyContact: 'Coordonnées de votre agence',
  agencyContactLead:
    'Le téléphone et les adresses changent aussitôt, sans étude. Tout autre changement, comme le nom ou le domaine, se demande dans l’inscription de l’agence.',
  saveContact: 'Enregistrer les coordonnées',
  contactSaved: 'Les coordonnées sont enregistrées.',
  associateContact: 'Votre profil d’associé',
  associateContactLead:
    'Vous pouvez changer votre téléphone, votre adresse et le choix des courriels en tout temps.',
  fields: {
    firstName: 'Prénom',
    lastName: 'Nom de famille',
    language: 'Langue',
  },
};

export const ownPassword: Texts<typeof englishPassword> = {
  title: 'Votre mot de passe',
  lead: 'Si vous changez de mot de passe, votre session reste ouverte ici et se ferme sur tous les autres appareils.',
  save: 'Enregistrer le mot de passe',
  saved: 'Votre mot de passe est modifié.',
  fields: {
    currentPassword: 'Mot de passe actuel',
    password: 'Nouveau mot de passe',
    confirmPassword: 'Confirmer le mot de passe',
  },
};

export const surprise: Texts<typeof englishSurprise> = {
  title: 'Une surprise de temps en temps',
  text: 'Nos hôtels aiment surprendre les personnes qui les recommandent. Voulez-vous participer ?',
  label: 'Participer',
  saved: 'Enregistré',
};
