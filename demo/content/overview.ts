import { page } from './page.ts';

export const overviewPages = [
  page({
    code: 'program-overview',
    picture: 'overview',
    en: [
      'Program Overview',
      `
    <p>The sourcing program of Alder &amp; Vale Hotels is for agencies that plan meetings and travel for
    others. It exists because the best stays begin with somebody who knows both the guest and the house. We
    look after the house; this program makes sure that you know it.</p>
    <h2>Who takes part</h2>
    <p>Travel management companies, meeting planners, housing bureaus and sourcing firms of any size, with a
    business address in the United States, Canada or Mexico. An agency of two is as welcome as one of two
    hundred: what counts is that you place meetings, groups or travelers with hotels as your trade.</p>
    <h2>How it works</h2>
    <ol>
      <li><strong>Your agency registers.</strong> One person, the point of contact, creates an account and
      submits the registration request. It has to be completed in one sitting, so keep your numbers at hand:
      about twenty minutes are enough.</li>
      <li><strong>We review it.</strong> A member of our accreditation team reads every request. If something
      is unclear, you find our question beside the very field it is about.</li>
      <li><strong>You invite your associates.</strong> Once the agency is approved, the point of contact
      invites colleagues by email, up to fifty at a time.</li>
      <li><strong>Each associate is accredited.</strong> A short profile, the brand education guide, one
      acknowledgement.</li>
    </ol>
    <h2>What we ask in return</h2>
    <table>
      <thead><tr><th>Who</th><th>What</th><th>How often</th></tr></thead>
      <tbody>
        <tr><td>Agency</td><td>Renew the accreditation</td><td>Every twelve months</td></tr>
        <tr><td>Agency, where agreed</td><td>Send the quarterly report</td><td>By day 30 of the new quarter</td></tr>
        <tr><td>Associate</td><td>Read the education guide again</td><td>Every twelve months, or after a major change</td></tr>
      </tbody>
    </table>
    <h2>What it costs</h2>
    <p>Nothing. Taking part is free for the agency and for each of its associates, and there is no minimum of
    room nights. We ask for honest figures and an open line.</p>`,
    ],
    'es-MX': [
      'El programa',
      `
      <p>El programa de búsqueda de sedes de Alder &amp; Vale Hotels es para agencias que planean reuniones y viajes para otros.
      Existe porque las mejores estancias empiezan con alguien que conoce tanto al huésped como a la casa. De la casa nos
      encargamos nosotros; el programa se asegura de que usted la conozca.</p>
      <h2>Quiénes participan</h2>
      <p>Empresas de gestión de viajes, organizadores de reuniones, oficinas de hospedaje y firmas de búsqueda de sedes de cualquier
      tamaño, con domicilio comercial en Estados Unidos, Canadá o México. Una agencia de dos personas es tan bienvenida como una
      de doscientas: lo que cuenta es que su oficio sea colocar reuniones, grupos o viajeros en hoteles.</p>
      <h2>Cómo funciona</h2>
      <ol>
        <li><strong>Su agencia se registra.</strong> Una persona, el contacto principal, crea una cuenta y envía la solicitud de
        registro. Hay que llenarla de una sola vez, así que tenga sus números a la mano: bastan unos veinte minutos.</li>
        <li><strong>La revisamos.</strong> Una persona de nuestro equipo de acreditación lee cada solicitud. Si algo no queda
        claro, encontrará nuestra pregunta justo al lado del campo en cuestión.</li>
        <li><strong>Usted invita a sus asociados.</strong> Una vez aprobada la agencia, el contacto principal invita a sus
        colegas por correo electrónico, hasta cincuenta a la vez.</li>
        <li><strong>Cada asociado se acredita.</strong> Un perfil breve, la guía de capacitación de la marca y una confirmación
        de lectura.</li>
      </ol>
      <h2>Qué pedimos a cambio</h2>
      <table>
        <thead><tr><th>Quién</th><th>Qué</th><th>Cada cuándo</th></tr></thead>
        <tbody>
          <tr><td>Agencia</td><td>Renovar la acreditación</td><td>Cada doce meses</td></tr>
          <tr><td>Agencia, donde se acordó</td><td>Enviar el reporte trimestral</td><td>A más tardar el día 30 del nuevo trimestre</td></tr>
          <tr><td>Asociado</td><td>Volver a leer la guía de capacitación</td><td>Cada doce meses, o después de un cambio importante</td></tr>
        </tbody>
      </table>
      <h2>Cuánto cuesta</h2>
      <p>Nada. Participar es gratis para la agencia y para cada uno de sus asociados, y no hay un mínimo de noches. Pedimos
      cifras honestas y comunicación abierta.</p>`,
    ],
    'fr-CA': [
      'Aperçu du programme',
      `
      <p>Le programme de recherche de sites d’Alder &amp; Vale Hotels est destiné aux agences qui organisent des réunions et
      des voyages pour d’autres. Il existe parce que les meilleurs séjours commencent par une personne qui connaît à la fois
      le client et la maison. Nous prenons soin de la maison ; le programme veille à ce que vous la connaissiez.</p>
      <h2>Qui peut participer</h2>
      <p>Les sociétés de gestion de voyages, les planificateurs de réunions, les bureaux d’hébergement et les firmes de recherche de sites de toute taille ayant une adresse d’affaires aux États-Unis, au Canada ou au Mexique. Une agence
      de deux personnes est aussi bienvenue qu’une agence de deux cents : ce qui compte, c’est que votre métier soit de
      placer des réunions, des groupes ou des voyageurs dans des hôtels.</p>
      <h2>Comment ça fonctionne</h2>
      <ol>
        <li><strong>Votre agence s’inscrit.</strong> Une personne, la personne-ressource, crée un compte et soumet la demande
        d’inscription. Celle-ci se remplit en une seule fois ; ayez donc vos numéros sous la main : une vingtaine de minutes
        suffisent.</li>
        <li><strong>Nous l’étudions.</strong> Un membre de notre équipe d’accréditation lit chaque demande. Si un point n’est
        pas clair, notre question apparaît juste à côté du champ concerné.</li>
        <li><strong>Vous invitez vos associés.</strong> Une fois l’agence approuvée, la personne-ressource invite ses
        collègues par courriel, jusqu’à cinquante à la fois.</li>
        <li><strong>Chaque associé est accrédité.</strong> Un court profil, le guide de formation de la marque, une
        confirmation de lecture.</li>
      </ol>
      <h2>Ce que nous demandons en retour</h2>
      <table>
        <thead><tr><th>Qui</th><th>Quoi</th><th>Fréquence</th></tr></thead>
        <tbody>
          <tr><td>Agence</td><td>Renouveler l’accréditation</td><td>Tous les douze mois</td></tr>
          <tr><td>Agence, si c’est convenu</td><td>Transmettre le rapport trimestriel</td><td>Au plus tard le 30e jour du nouveau trimestre</td></tr>
          <tr><td>Associé</td><td>Relire le guide de formation</td><td>Tous les douze mois, ou après un changement important</td></tr>
        </tbody>
      </table>
      <h2>Ce qu’il en coûte</h2>
      <p>Rien. La participation est gratuite pour l’agence et pour chacun de ses associés, et aucun minimum de nuitées n’est
      exigé. Nous demandons des chiffres honnêtes et un dialogue ouvert.</p>`,
    ],
  }),
];
