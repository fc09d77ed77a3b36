import type { Texts } from '../en/light.ts';
import type { publicTexts as english } from '../en/public.ts';

export const publicTexts: Texts<typeof english> = {
  description:
    'Le portail d’accréditation %{brand} : les agences s’inscrivent ; leurs associés se forment, obtiennent leur accréditation et trouvent ici leurs avantages.',

  navigation: {
    staff: 'Bureau du programme',
    dashboard: 'Tableau de bord',
    associates: 'Associés',
    reporting: 'Rapports',
    overview: 'Aperçu du programme',
    education: 'Formation',
    benefits: 'Avantages',
    rateOffers: 'Offres tarifaires',
    promotions: 'Promotions',
    commissions: 'Commissions',
    resources: 'Ressources',
    news: 'Nouvelles',
    industryNews: 'Nouvelles du secteur',
    security: 'Sécurité',
  },

  verify: 'Vérifier un certificat',

  menu: {
    registerAgencyNote: 'Réservé à la personne-ressource de l’agence',
    welcome: 'Bienvenue, %{name}',
  },

  footer: {
    label: 'À propos de ce site',
    privacy: 'Confidentialité',
    cookies: 'Témoins',
    siteUsage: 'Utilisation du site',
    terms: 'Conditions',
    email: 'Écrivez-nous',
    brands: 'Nos hôtels',
    /** The kinds of hotels, below the name of each. */
    kind: {
      COUNTRY: 'Hôtels de campagne',
      GRAND: 'Grands hôtels',
      CITY: 'Hôtels urbains',
      VILLAGE: 'Auberges de village',
      CONFERENCE: 'Hôtels de congrès',
    },
    copyright: '© %{year} %{owner}',
    language: 'Langue',
  },

  home: {
    guestBanner: 'Vous avez du génie. Faites-le reconnaître.',
    memberBanner: 'Révélez le génie en vous',
    guestLead:
      'L’accréditation de celles et ceux qui organisent réunions et voyages. Découvrez nos hôtels, profitez des avantages.',
    memberLead: 'Vos tâches, vos avantages et les nouveautés de nos hôtels.',
    dashboard: 'Voir mon tableau de bord',
    signIn: 'Ouvrez une session',
  },

  signIn: {
    title: 'Ouvrir une session',
    passkey: 'Utiliser une clé d’accès',
    email: 'Courriel',
    password: 'Mot de passe',
    remember: 'Mémoriser mon courriel',
    forgot: 'Mot de passe oublié',
    unconfirmed: 'Vous venez de vous inscrire ? Confirmez d’abord votre adresse courriel.',
    submit: 'Ouvrir une session',
    newHere: 'C’est votre première visite ?',
    register: 'Inscrire une agence',
    signOn: 'Ouvrir une session avec %{provider}',
    signOnRefused:
      'L’ouverture de session avec le compte de votre organisation n’a pas fonctionné. S’il n’est pas encore lié ici, ouvrez une session avec votre mot de passe et liez-le dans votre profil, ou demandez à un administrateur.',
    expired:
      'Votre session a été fermée après une période d’inactivité. Veuillez ouvrir une session pour continuer.',
  },

  password: {
    show: 'Afficher le mot de passe',
    hide: 'Masquer le mot de passe',
    rules: 'Votre mot de passe doit comporter',
    length: 'de %{min} à %{max} caractères',
    lower: 'une lettre minuscule',
    upper: 'une lettre majuscule',
    number: 'un chiffre',
    special: 'un caractère spécial',
    unguessable: 'être difficile à deviner',
    met: 'respecté',
    missing: 'manquant',
  },

  form: {
    summary: 'Veuillez vérifier ces champs',
    firstName: 'Prénom',
    lastName: 'Nom de famille',
    email: 'Adresse courriel',
    password: 'Mot de passe',
    confirmPassword: 'Confirmer le mot de passe',
  },

  createAgent: {
    title: 'Inscrire votre agence',
    lead: 'Pour la personne-ressource de votre agence. Créez d’abord votre compte ; vous pourrez ensuite inscrire l’agence.',
    submit: 'Créer le compte',
    doneTitle: 'Consultez votre boîte de réception',
    done: 'Nous avons envoyé un courriel à %{email}. Ouvrez son lien d’ici sept jours : il confirme votre adresse courriel et mène à l’inscription de votre agence.',
    sendAgain: 'Renvoyer le courriel',
    sentAgain:
      'Nous avons renvoyé le courriel. S’il n’arrive pas, consultez vos courriels indésirables. Nous en envoyons au plus trois par heure à une même adresse.',
    isAssociate: 'Votre agence participe déjà ?',
  },

  createAssociate: {
    title: 'S’inscrire comme associé',
    lead: '%{company} vous a envoyé une invitation. Inscrivez votre nom et choisissez un mot de passe pour créer votre compte.',
    submit: 'Créer le compte',
    dead: 'Le lien du courriel fonctionne une seule fois, pendant 30 jours. Si vous l’avez déjà utilisé, vous avez un compte : ouvrez une session.',
    askNew: 'Demander une nouvelle invitation',
    selfLead:
      'Entrez votre adresse courriel professionnelle. Si votre agence participe au programme, nous vous enverrons un lien d’inscription.',
    selfSubmit: 'Envoyer l’invitation',
    selfDone: 'Consultez votre boîte de réception',
  },

  join: {
    title: 'Se joindre à %{company}',
    lead: '%{company} vous invite à titre d’associé. Voulez-vous vous joindre à l’agence avec votre compte ?',
    signInLead:
      '%{company} vous invite à titre d’associé. Vous avez déjà un compte avec cette adresse : ouvrez une session pour vous joindre à l’agence.',
    submit: 'Me joindre à l’agence',
    signInSubmit: 'Ouvrir une session et me joindre',
    note: 'Votre compte et votre inscription sont conservés. Votre accréditation recommence dans cette agence : vérifiez et enregistrez votre inscription, puis confirmez la lecture du guide de formation de la marque.',
    notNow: 'Pas maintenant',
  },

  reset: {
    title: 'Mot de passe oublié',
    lead: 'Entrez l’adresse courriel de votre compte et nous vous enverrons un lien pour choisir un nouveau mot de passe.',
    submit: 'Envoyer le lien',
    doneTitle: 'Consultez votre boîte de réception',
    dead: 'Le lien du courriel fonctionne une seule fois, pendant 60 minutes. Si vous vous en êtes déjà servi pour choisir un mot de passe, ouvrez une session. Sinon, entrez l’adresse courriel de votre compte et vous recevrez un nouveau lien.',
    setLead:
      'Entrez votre adresse courriel et choisissez un nouveau mot de passe. Votre session s’ouvrira aussitôt.',
    setSubmit: 'Enregistrer le mot de passe',
    askNew: 'Demander un nouveau lien',
    back: 'Retour à l’ouverture de session',
  },

  confirm: {
    title: 'Confirmer votre adresse courriel',
    button: 'Confirmer',
    lead: 'Entrez le mot de passe choisi lors de votre inscription. Il crée votre compte et ouvre votre session.',
    newLead: 'Choisissez un mot de passe. Il crée votre compte et ouvre votre session.',
    choose: 'Choisir un autre mot de passe',
    dead: 'Le lien du courriel fonctionne une seule fois, pendant sept jours. Si vous l’avez déjà utilisé, votre adresse courriel est confirmée : ouvrez une session.',
    again:
      'Sinon, entrez votre adresse courriel et nous vous enverrons un nouveau lien. Nous en envoyons au plus trois par heure à une même adresse.',
    sendAgain: 'Renvoyer',
    sent: 'Si une inscription avec cette adresse courriel attend une confirmation, un nouveau lien vous parviendra. Si aucun courriel n’arrive, inscrivez-vous de nouveau.',
    next: 'Continuer',
  },

  address: {
    title: 'Votre adresse courriel',
  },

  emails: { title: 'Vos courriels' },

  link: {
    lost: 'Pour votre sécurité, le lien du courriel ne figure plus dans l’adresse de cette page. Ouvrez-le de nouveau à partir du courriel.',
    owner: 'Ce lien a été envoyé à %{email}.',
    signedIn: 'Votre session est ouverte au nom de %{email}.',
    switch: 'Fermer la session et continuer',
    stay: 'Garder ma session ouverte',
  },

  logout: {
    title: 'Fermer la session',
    working: 'Fermeture de votre session…',
    ask: 'Voulez-vous fermer la session ?',
    button: 'Fermer la session',
  },

  content: {
    inEnglish: 'Cette page n’est pas encore offerte en français. Elle s’affiche en anglais.',
    partlyInEnglish:
      'Certains de ces textes ne sont pas encore offerts en français. Ils s’affichent en anglais.',
  },

  profile: { title: 'Profil' },

  forbidden: {
    title: 'Accès refusé',
    dashboard: 'Voir mon tableau de bord',
    home: 'Retour à l’accueil',
  },

  notFound: {
    title: 'Page introuvable',
    home: 'Retour à l’accueil',
  },
};
