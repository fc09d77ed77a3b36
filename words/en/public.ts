/** Words of the pages before sign-in, and of the frame around all pages. */
export const publicTexts = {
  description:
    'The %{brand} accreditation hub: agencies register, and their associates complete the training, become accredited and get their benefits.',

  navigation: {
    staff: 'Program office',
    dashboard: 'Dashboard',
    associates: 'Associates',
    reporting: 'Reporting',
    overview: 'Overview',
    education: 'Education',
    benefits: 'Benefits',
    rateOffers: 'Rate Offers',
    promotions: 'Promotions',
    commissions: 'Commissions',
    resources: 'Resources',
    news: 'News',
    industryNews: 'Industry News',
    security: 'Security',
  },

  verify: 'Check a Certificate',

  menu: {
    registerAgencyNote: 'Agency Point of Contact use only',
    welcome: 'Welcome, %{name}',
  },

  footer: {
    label: 'About this site',
    privacy: 'Privacy',
    cookies: 'Cookies',
    siteUsage: 'Site Usage',
    terms: 'Terms',
    email: 'Email Us',
    brands: 'Our hotels',
    /** The kinds of hotels, below the name of each. */
    kind: {
      COUNTRY: 'Country hotels',
      GRAND: 'Grand hotels',
      CITY: 'City hotels',
      VILLAGE: 'Village inns',
      CONFERENCE: 'Conference houses',
    },
    copyright: '© %{year} %{owner}',
    language: 'Language',
  },

  home: {
    guestBanner: "You're a Genius. Make it Official.",
    memberBanner: 'Bring Out Your Inner Genius',
    guestLead:
      'Accreditation for people who plan meetings and travel. Get to know our hotels and enjoy the benefits.',
    memberLead: 'Your tasks, your benefits and the latest from our hotels.',
    dashboard: 'View My Dashboard',
    signIn: 'Log in to your account',
  },

  signIn: {
    title: 'Log In',
    passkey: 'Use a passkey',
    email: 'Email',
    password: 'Password',
    remember: 'Remember my email',
    forgot: 'Forgot Password',
    unconfirmed: 'Have you just registered? Please confirm your email address first.',
    submit: 'Log In',
    newHere: 'New here?',
    register: 'Register an agency',
    signOn: 'Log In with %{provider}',
    signOnRefused:
      'Logging in with the account of your organization did not work. If it is not linked here yet, log in with your password and link it in your profile, or ask an administrator.',
    expired:
      'You were logged out because you were inactive for a while. Please log in to continue.',
  },

  password: {
    show: 'Show password',
    hide: 'Hide password',
    rules: 'Your password needs',
    length: '%{min} to %{max} characters',
    lower: 'a lowercase letter',
    upper: 'an uppercase letter',
    number: 'a number',
    special: 'a special character',
    unguessable: 'to be hard to guess',
    met: 'met',
    missing: 'missing',
  },

  form: {
    summary: 'Please check these fields',
    firstName: 'First Name',
    lastName: 'Last Name',
    email: 'Email Address',
    password: 'Password',
    confirmPassword: 'Confirm Password',
  },

  createAgent: {
    title: 'Register Your Agency',
    lead: "For your agency's point of contact. Create your account first; then you can register the agency.",
    submit: 'Create Account',
    doneTitle: 'Check your email',
    done: 'We have sent an email to %{email}. Open its link within seven days: it confirms your email address and takes you to the registration of your agency.',
    sendAgain: 'Send the email again',
    sentAgain:
      'We have sent the email again. If it does not arrive, check your spam folder. We send at most three an hour to one address.',
    isAssociate: 'Does your agency already take part?',
  },

  createAssociate: {
    title: 'Register As An Associate',
    lead: '%{company} has invited you. Enter your name and choose a password to create your account.',
    submit: 'Create Account',
    dead: 'The link in the email works once, within 30 days. If you have already used it, you have an account: please log in.',
    askNew: 'Request a new invitation',
    selfLead:
      'Enter your work email address. If your agency takes part in the program, we will email you a link to register.',
    selfSubmit: 'Send Invitation',
    selfDone: 'Check your email',
  },

  join: {
    title: 'Join %{company}',
    lead: '%{company} invites you as an associate. Do you want to join the agency with your account?',
    signInLead:
      '%{company} invites you as an associate. You already have an account with this address: log in to join the agency with it.',
    submit: 'Join',
    signInSubmit: 'Log In and Join',
    note: 'Your account and your registration are kept. Your accreditation starts over in this agency: check and save your registration, then acknowledge the brand education guide.',
    notNow: 'Not now',
  },

  reset: {
    title: 'Forgot Password',
    lead: 'Enter the email address of your account and we will send you a link to set a new password.',
    submit: 'Send Link',
    doneTitle: 'Check your email',
    dead: 'The link in the email works once, within 60 minutes. If you have already set a password with it, please log in. If not, enter the email address of your account and we will send you a new link.',
    setLead: 'Enter your email address and choose a new password. You will then be logged in.',
    setSubmit: 'Save Password',
    askNew: 'Request a new link',
    back: 'Back to Log In',
  },

  confirm: {
    title: 'Confirm Your Email',
    button: 'Confirm',
    lead: 'Enter the password that you chose when you registered. Your account is then created and you are logged in.',
    newLead: 'Choose a password. Your account is then created and you are logged in.',
    choose: 'Choose a new password instead',
    dead: 'The link in the email works once, within seven days. If you have already used it, your email address is confirmed: please log in.',
    again:
      'If not, enter your email address and we will send a new link. We send at most three an hour to one address.',
    sendAgain: 'Send Again',
    sent: 'If a registration with this email address is waiting for confirmation, a new link is on its way. If no email arrives, register again.',
    next: 'Continue',
  },

  address: {
    title: 'Your Email Address',
  },

  emails: { title: 'Emails to you' },

  link: {
    lost: 'For your security, the link is no longer in the address of this page. Please open it again from the email.',
    owner: 'This link was sent to %{email}.',
    signedIn: 'You are logged in as %{email}.',
    switch: 'Log out and continue',
    stay: 'Stay signed in',
  },

  logout: {
    title: 'Logout',
    working: 'Logging you out…',
    ask: 'Do you want to log out?',
    button: 'Logout',
  },

  content: {
    inEnglish: 'This page is not available in your language yet. It is shown in English.',
    partlyInEnglish:
      'Some of these texts are not available in your language yet. They are shown in English.',
  },

  profile: { title: 'Profile' },

  forbidden: {
    title: 'Forbidden',
    dashboard: 'View My Dashboard',
    home: 'Back to Home',
  },

  notFound: {
    title: 'Page not found',
    home: 'Back to Home',
  },
};
