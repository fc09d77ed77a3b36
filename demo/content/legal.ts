import { page } from './page.ts';

/** Pages that the footer links to. */
export const legalPages = [
  page({
    code: 'privacy',
    picture: 'valley-night',
    en: [
      'Privacy',
      `
    <p>We keep as little about you as the program needs, for as short a time as it needs it, and we tell you here
    what that is.</p>
    <h2>What we hold</h2>
    <ul>
      <li><strong>Your account:</strong> name, email address, and your password as a hash that nobody can read back.</li>
      <li><strong>Your profile:</strong> what you enter in the agency or associate registration.</li>
      <li><strong>What you did:</strong> the dates of your registration, acknowledgement, accreditation and reports.</li>
      <li><strong>Technical records:</strong> the time of a call, its outcome and a random reference, without your
      name or address, for ninety days.</li>
    </ul>
    <h2>What for</h2>
    <p>To run the program: to decide on accreditation, to pay commissions, to tell you when something is due. We
    do not sell data, and we do not build profiles of it.</p>
    <h2>Who sees it</h2>
    <p>The accreditation team sees agencies and associates. Your agency's point of contact sees your email address
    and your accreditation status, and nothing of your profile. Hotels see your name when you book.</p>
    <h2>How long</h2>
    <p>As long as your account exists, and for what the tax law demands afterwards. If you leave your agency, your
    profile is detached from it at once.</p>
    <h2>Your rights</h2>
    <p>You may see, correct and take with you what we hold, or end your account: on the page Your data, which your profile
    leads to. If you cannot log in, use the Email Us link at the bottom of this page; a person answers within ten working
    days.</p>`,
    ],
    'es-MX': [
      'Privacidad',
      `
      <p>Guardamos de usted tan poco como el programa necesita y por tan poco tiempo como lo necesita, y aquí le decimos qué
      es.</p>
      <h2>Qué guardamos</h2>
      <ul>
        <li><strong>Su cuenta:</strong> nombre, correo electrónico y su contraseña como una huella cifrada que nadie puede volver
        a leer.</li>
        <li><strong>Su perfil:</strong> lo que escribe en el registro de la agencia o de asociado.</li>
        <li><strong>Lo que hizo:</strong> las fechas de su registro, confirmación de lectura, acreditación y reportes.</li>
        <li><strong>Registros técnicos:</strong> la hora de una llamada, su resultado y una referencia aleatoria, sin su nombre ni
        su dirección, durante noventa días.</li>
      </ul>
      <h2>Para qué</h2>
      <p>Para operar el programa: decidir sobre la acreditación, pagar comisiones y avisarle cuando algo vence. No vendemos datos
      ni hacemos perfiles con ellos.</p>
      <h2>Quién los ve</h2>
      <p>El equipo de acreditación ve a las agencias y a los asociados. El contacto principal de su agencia ve su correo
      electrónico y el estado de su acreditación, y nada de su perfil. Los hoteles ven su nombre cuando reserva.</p>
      <h2>Por cuánto tiempo</h2>
      <p>Mientras exista su cuenta y, después, lo que exija la ley fiscal. Si deja su agencia, su perfil se separa de ella de
      inmediato.</p>
      <h2>Sus derechos</h2>
      <p>Puede ver, corregir y llevarse lo que guardamos, o terminar su cuenta: en la página Sus datos, a la que lleva su perfil.
      Si no puede iniciar sesión, use el enlace Escríbanos al pie de esta página; una persona responde en diez días hábiles.</p>`,
    ],
    'fr-CA': [
      'Confidentialité',
      `
      <p>Nous conservons sur vous aussi peu de renseignements que le programme l’exige, aussi peu longtemps qu’il l’exige, et
      nous vous disons ici lesquels.</p>
      <h2>Ce que nous conservons</h2>
      <ul>
        <li><strong>Votre compte :</strong> votre nom, votre adresse courriel et votre mot de passe sous forme d’empreinte que
        personne ne peut relire.</li>
        <li><strong>Votre profil :</strong> ce que vous entrez dans l’inscription de l’agence ou de l’associé.</li>
        <li><strong>Ce que vous avez fait :</strong> les dates de votre inscription, de votre confirmation de lecture, de votre
        accréditation et de vos rapports.</li>
        <li><strong>Les données techniques :</strong> l’heure d’un appel, son résultat et une référence aléatoire, sans votre
        nom ni votre adresse, pendant quatre-vingt-dix jours.</li>
      </ul>
      <h2>À quelles fins</h2>
      <p>Pour faire fonctionner le programme : décider des accréditations, verser les commissions, vous avertir des échéances.
      Nous ne vendons pas de données et n’en tirons aucun profilage.</p>
      <h2>Qui les voit</h2>
      <p>L’équipe d’accréditation voit les agences et les associés. La personne-ressource de votre agence voit votre adresse
      courriel et le statut de votre accréditation, et rien de votre profil. Les hôtels voient votre nom lorsque vous
      réservez.</p>
      <h2>Pendant combien de temps</h2>
      <p>Aussi longtemps que votre compte existe, puis le temps qu’exige la loi fiscale. Si vous quittez votre agence, votre
      profil en est aussitôt détaché.</p>
      <h2>Vos droits</h2>
      <p>Vous pouvez consulter, corriger et emporter ce que nous conservons, ou mettre fin à votre compte : à la page Vos données, à
      laquelle mène votre profil. Si vous ne pouvez pas ouvrir de session, utilisez le lien Écrivez-nous au bas de cette page ; une
      personne vous répond dans les dix jours ouvrables.</p>`,
    ],
  }),
  page({
    code: 'cookies',
    picture: 'key-card',
    en: [
      'Cookies',
      `
    <p>This portal needs three cookies to keep you logged in safely. If you choose a language, a fourth one remembers it.
    There are no others unless you agree to them.</p>
    <table>
      <thead><tr><th>What</th><th>What for</th><th>How long</th></tr></thead>
      <tbody>
        <tr><td>Session</td><td>Keeps you logged in</td><td>Until you log out, 30 minutes without activity, 12 hours at most</td></tr>
        <tr><td>Anti-forgery</td><td>Makes sure that what is sent in your name comes from this portal</td><td>As the session</td></tr>
        <tr><td>Known device</td><td>Lets you log in on this device while somebody else tries out your password</td><td>A year after you last logged in, or until you change your password</td></tr>
        <tr><td>Language</td><td>Remembers the language that you chose</td><td>A year</td></tr>
        <tr><td>Front desk</td><td>Only at a hotel that has opened its own link: shows what an accreditation gives there</td><td>A year, or until the link is withdrawn</td></tr>
      </tbody>
    </table>
    <h2>In your browser's own store</h2>
    <p>If you select Remember my email, your address is kept in this browser until you clear the checkbox. A random
    number for your device is kept to find faults; it says nothing about you. Your answer
    about analytics, the time when you last did something and your last visit to the dashboard are kept there, too.</p>
    <h2>Analytics</h2>
    <p>We count visits only where you have agreed to it. Saying no changes nothing in what you can do here, and you
    can change your mind at any time.</p>`,
    ],
    'es-MX': [
      'Cookies',
      `
      <p>Este portal necesita tres cookies para mantener abierta su sesión de forma segura. Si elige un idioma, una cuarta lo
      recuerda. No hay otras si usted no las acepta.</p>
      <table>
        <thead><tr><th>Qué</th><th>Para qué</th><th>Por cuánto tiempo</th></tr></thead>
        <tbody>
          <tr><td>Sesión</td><td>Mantiene abierta su sesión</td><td>Hasta que la cierre, 30 minutos sin actividad, 12 horas como máximo</td></tr>
          <tr><td>Antifalsificación</td><td>Asegura que lo que se envía en su nombre viene de este portal</td><td>Igual que la sesión</td></tr>
          <tr><td>Dispositivo conocido</td><td>Le permite iniciar sesión en este dispositivo mientras alguien más prueba su contraseña</td><td>Un año después de su último inicio de sesión, o hasta que cambie su contraseña</td></tr>
          <tr><td>Idioma</td><td>Recuerda el idioma que eligió</td><td>Un año</td></tr>
          <tr><td>Recepción</td><td>Solo en un hotel que abrió su propio enlace: muestra lo que da una acreditación ahí</td><td>Un año, o hasta que se retire el enlace</td></tr>
        </tbody>
      </table>
      <h2>En la memoria de su navegador</h2>
      <p>Si marca Recordar mi correo electrónico, su dirección se guarda en este navegador hasta que quite la marca. Se guarda un
      número aleatorio de su dispositivo para encontrar fallas; no dice nada de usted. También se guardan ahí su
      respuesta sobre la analítica, la hora de su última actividad y su última visita al panel.</p>
      <h2>Analítica</h2>
      <p>Contamos las visitas solo si usted lo aceptó. Decir que no en nada cambia lo que puede hacer aquí, y puede cambiar de
      opinión en cualquier momento.</p>`,
    ],
    'fr-CA': [
      'Témoins',
      `
      <p>Ce portail a besoin de trois témoins pour garder votre session ouverte en toute sécurité. Si vous choisissez une
      langue, un quatrième la retient. Il n’y en a pas d’autres sans votre accord.</p>
      <table>
        <thead><tr><th>Quoi</th><th>À quoi il sert</th><th>Durée</th></tr></thead>
        <tbody>
          <tr><td>Session</td><td>Garde votre session ouverte</td><td>Jusqu’à ce que vous la fermiez, 30 minutes sans activité, 12 heures au plus</td></tr>
          <tr><td>Anti-falsification</td><td>Garantit que ce qui est envoyé en votre nom provient de ce portail</td><td>Comme la session</td></tr>
          <tr><td>Appareil connu</td><td>Vous permet d’ouvrir une session sur cet appareil pendant que quelqu’un d’autre essaie votre mot de passe</td><td>Un an après votre dernière ouverture de session, ou jusqu’au changement de votre mot de passe</td></tr>
          <tr><td>Langue</td><td>Retient la langue que vous avez choisie</td><td>Un an</td></tr>
          <tr><td>Réception</td><td>Seulement dans un hôtel qui a ouvert son propre lien : montre ce que donne une accréditation sur place</td><td>Un an, ou jusqu’au retrait du lien</td></tr>
        </tbody>
      </table>
      <h2>Dans la mémoire de votre navigateur</h2>
      <p>Si vous cochez Mémoriser mon courriel, votre adresse est conservée dans ce navigateur jusqu’à ce que vous décochiez la
      case. Un numéro aléatoire associé à votre appareil est conservé pour repérer les défauts ; il ne dit rien de vous. Votre
      réponse sur la mesure d’audience, l’heure de votre dernière activité et votre dernière visite au tableau de bord y sont
      aussi conservées.</p>
      <h2>Mesure d’audience</h2>
      <p>Nous ne comptons les visites que si vous y avez consenti. Refuser ne change rien à ce que vous pouvez faire ici, et
      vous pouvez changer d’avis en tout temps.</p>`,
    ],
  }),
  page({
    code: 'site-usage',
    picture: 'lobby',
    en: [
      'Site Usage',
      `
    <p>This portal is for agencies and associates of the sourcing program, and for those who would like to join it.
    Please use it as you would use a house that you are a guest in.</p>
    <h2>Your account</h2>
    <p>An account belongs to one person. Please do not share its password, and tell us if you think that somebody
    else knows it. After thirty minutes without activity you are logged out; what you typed stays on the page until
    you log in again.</p>
    <h2>What you may use</h2>
    <p>Texts, rates and pictures behind the login are for your work as an accredited associate. Rates are
    confidential. Pictures and texts from the image library may be passed on as described there; everything else
    remains with us.</p>
    <h2>What we can't promise</h2>
    <p>We keep the portal available and its content correct as well as we can. Availability and rates are binding
    only when a house has confirmed them in writing.</p>
    <h2>Accessibility</h2>
    <p>The portal is made to be used with a keyboard, with a screen reader, at any size of text and on any screen. If
    something stands in your way, write to us: it is our mistake, and we will fix it.</p>`,
    ],
    'es-MX': [
      'Uso del sitio',
      `
      <p>Este portal es para las agencias y los asociados del programa de búsqueda de sedes, y para quienes quieran sumarse. Por favor
      úselo como usaría una casa en la que es huésped.</p>
      <h2>Su cuenta</h2>
      <p>Una cuenta es de una sola persona. Por favor no comparta la contraseña y avísenos si cree que alguien más la conoce.
      Después de treinta minutos sin actividad se cierra su sesión; lo que escribió permanece en la página hasta que vuelva a
      iniciarla.</p>
      <h2>Qué puede usar</h2>
      <p>Los textos, las tarifas y las imágenes que se ven con la sesión iniciada son para su trabajo como asociado acreditado.
      Las tarifas son confidenciales. Las imágenes y los textos de la biblioteca pueden compartirse como ahí se indica; todo lo
      demás se queda con nosotros.</p>
      <h2>Qué no podemos prometer</h2>
      <p>Mantenemos el portal disponible y su contenido correcto lo mejor que podemos. La disponibilidad y las tarifas obligan
      solo cuando una casa las confirma por escrito.</p>
      <h2>Accesibilidad</h2>
      <p>El portal está hecho para usarse con teclado, con lector de pantalla, con cualquier tamaño de letra y en cualquier
      pantalla. Si algo le estorba, escríbanos: es un error nuestro y lo corregiremos.</p>`,
    ],
    'fr-CA': [
      'Utilisation du site',
      `
      <p>Ce portail s’adresse aux agences et aux associés du programme de recherche de sites, et à ceux qui aimeraient s’y
      joindre. Veuillez vous en servir comme vous vous comporteriez dans une maison où vous êtes reçu.</p>
      <h2>Votre compte</h2>
      <p>Un compte appartient à une seule personne. Veuillez ne pas en partager le mot de passe, et avertissez-nous si vous
      croyez que quelqu’un d’autre le connaît. Après trente minutes sans activité, votre session est fermée ; ce que vous avez
      saisi reste sur la page jusqu’à ce que vous en ouvriez une autre.</p>
      <h2>Ce que vous pouvez utiliser</h2>
      <p>Les textes, les tarifs et les images accessibles après l’ouverture d’une session sont destinés à votre travail
      d’associé accrédité. Les tarifs sont confidentiels. Les images et les textes de la photothèque peuvent être transmis
      comme il y est indiqué ; tout le reste demeure chez nous.</p>
      <h2>Ce que nous ne pouvons pas promettre</h2>
      <p>Nous gardons le portail disponible et son contenu exact du mieux que nous pouvons. Les disponibilités et les tarifs
      n’engagent qu’une fois confirmés par écrit par une maison.</p>
      <h2>Accessibilité</h2>
      <p>Le portail est conçu pour être utilisé au clavier, avec un lecteur d’écran, à toute taille de texte et sur tout écran.
      Si quelque chose vous fait obstacle, écrivez-nous : c’est notre erreur, et nous la corrigerons.</p>`,
    ],
  }),
  page({
    code: 'terms',
    picture: 'overview',
    en: [
      'Terms and Conditions',
      `
    <p>These terms hold between Alder &amp; Vale Hotels and an agency that takes part in the sourcing program. They
    are written to be read.</p>
    <h2>1. Taking part</h2>
    <p>An agency takes part from the day its registration is approved, for twelve months, and may renew for twelve
    more each time. The point of contact speaks for the agency and keeps its details correct.</p>
    <h2>2. Associates</h2>
    <p>The agency invites only people who work for it. It revokes the invitation of anyone who leaves. Accreditation
    is personal and cannot be passed on.</p>
    <h2>3. Commissions</h2>
    <p>Commission is owed for stays that took place and were paid for, at the percentages of the Commissions page on
    the day of the contract. Agencies acknowledge the FastPay terms whether or not they enroll.</p>
    <h2>4. Reports</h2>
    <p>Where a quarterly report is agreed, it is due by day 30 of the following quarter. Figures are treated as
    confidential and are used for planning only.</p>
    <h2>5. Confidence</h2>
    <p>Neither side gives the other's rates, figures or personal data to third parties, unless the law demands it.</p>
    <h2>6. Ending it</h2>
    <p>Either side may end the agreement with thirty days' notice, without a reason. Confirmed stays are honored and
    their commissions paid.</p>
    <h2>7. Changes</h2>
    <p>We announce changes to these terms sixty days ahead. If you do not agree, you can end your
    account before they hold.</p>`,
    ],
    'es-MX': [
      'Términos y condiciones',
      `
      <p>Estos términos rigen entre Alder &amp; Vale Hotels y una agencia que participa en el programa de búsqueda de sedes. Están
      escritos para leerse.</p>
      <h2>1. Participación</h2>
      <p>Una agencia participa desde el día en que se aprueba su registro, por doce meses, y puede renovar por doce más cada vez.
      El contacto principal habla por la agencia y mantiene correctos sus datos.</p>
      <h2>2. Asociados</h2>
      <p>La agencia invita solo a personas que trabajan para ella. Revoca la invitación de quien la deja. La acreditación es
      personal y no se puede ceder.</p>
      <h2>3. Comisiones</h2>
      <p>Se debe comisión por las estancias que se realizaron y se pagaron, según los porcentajes de la página Comisiones vigentes
      el día del contrato. Las agencias declaran conocer los términos de FastPay, se inscriban o no.</p>
      <h2>4. Reportes</h2>
      <p>Donde se acordó un reporte trimestral, este vence el día 30 del trimestre siguiente. Las cifras se tratan como
      confidenciales y se usan solo para planear.</p>
      <h2>5. Confidencialidad</h2>
      <p>Ninguna de las partes entrega a terceros las tarifas, las cifras o los datos personales de la otra, salvo que la ley lo
      exija.</p>
      <h2>6. Terminación</h2>
      <p>Cualquiera de las partes puede terminar el acuerdo con treinta días de aviso, sin dar motivo. Las estancias confirmadas se
      respetan y sus comisiones se pagan.</p>
      <h2>7. Cambios</h2>
      <p>Anunciamos los cambios a estos términos con sesenta días de anticipación. Si no está de acuerdo, puede eliminar
      su cuenta antes de que entren en vigor.</p>`,
    ],
    'fr-CA': [
      'Conditions générales',
      `
      <p>Ces conditions s’appliquent entre Alder &amp; Vale Hotels et une agence qui participe au programme de recherche de sites. Elles sont écrites pour être lues.</p>
      <h2>1. Participation</h2>
      <p>Une agence participe à compter du jour où son inscription est approuvée, pour douze mois, et peut renouveler pour
      douze mois chaque fois. La personne-ressource parle au nom de l’agence et tient ses renseignements à jour.</p>
      <h2>2. Associés</h2>
      <p>L’agence n’invite que des personnes qui travaillent pour elle. Elle révoque l’invitation de quiconque la quitte.
      L’accréditation est personnelle et ne peut être cédée.</p>
      <h2>3. Commissions</h2>
      <p>Une commission est due pour les séjours qui ont eu lieu et ont été payés, selon les pourcentages de la page
      Commissions en vigueur le jour du contrat. Les agences prennent acte des conditions de FastPay, qu’elles y adhèrent ou
      non.</p>
      <h2>4. Rapports</h2>
      <p>Lorsqu’un rapport trimestriel est convenu, il est exigible au plus tard le 30e jour du trimestre suivant. Les chiffres
      sont traités comme confidentiels et ne servent qu’à la planification.</p>
      <h2>5. Confidentialité</h2>
      <p>Aucune des parties ne communique à des tiers les tarifs, les chiffres ou les données personnelles de l’autre, à moins
      que la loi ne l’exige.</p>
      <h2>6. Résiliation</h2>
      <p>Chaque partie peut mettre fin à l’entente moyennant un préavis de trente jours, sans motif. Les séjours confirmés sont
      honorés et leurs commissions, versées.</p>
      <h2>7. Modifications</h2>
      <p>Nous annonçons les modifications de ces conditions soixante jours à l’avance. Si vous n’y consentez pas, vous pouvez
      supprimer votre compte avant leur entrée en vigueur.</p>`,
    ],
  }),
];
