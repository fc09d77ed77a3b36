import { meetingSizeBands } from '../../contract/reference.ts';
import type { associate as english } from '../en/associate.ts';
import type { Texts } from '../en/light.ts';
import { labels } from '../en/options.ts';

export const associate: Texts<typeof english> = {
  title: 'Registro de asociado',
  lead: 'Cuéntenos quién es y qué reserva. Es el primer paso de su acreditación.',
  leadUpdate: 'Este es su perfil en el programa. Manténgalo al día.',
  save: 'Guardar',
  back: 'Volver a Mis tareas',
  changes: 'Si mientras tanto necesita algún cambio, escriba a %{email}.',
  saved: {
    REGISTERED:
      'Guardamos su registro. A continuación, lea la guía de capacitación de la marca y confirme su lectura.',
    PENDING: 'Guardamos su registro y lo revisaremos.',
    other: 'Guardamos su perfil.',
  },
  groups: {
    person: { title: 'Sobre usted', text: 'Su nombre como debe aparecer en su acreditación.' },
    address: { title: 'Dirección', text: 'Dónde trabaja o recibe correspondencia.' },
    business: {
      title: 'Perfil comercial',
      text: 'Lo que reserva para sus clientes. Nos ayuda a mostrarle lo que le interesa.',
    },
    meetings: {
      title: 'Porcentaje de reuniones',
      text: 'Cómo se reparten sus reuniones según el número de asistentes.',
    },
    regions: {
      title: 'Porcentajes por región',
      text: 'Qué parte de su negocio corresponde a cada región del mundo.',
    },
    news: { title: 'Novedades', text: 'Puede cambiar de opinión en cualquier momento.' },
  },
  fields: {
    firstName: 'Nombre',
    lastName: 'Apellidos',
    companyName: 'Nombre de la empresa',
    jobTitle: 'Puesto',
    preferredPhoneNumber: 'Teléfono de preferencia',
    address: 'Dirección',
    loyaltyNumber: 'Número de lealtad',
    hwsAccountManager: 'Gerente de cuenta de HWS',
    hotelAccreditations: 'Acreditaciones hoteleras',
    isAcknowledged: 'Lectura confirmada',
    businessProfile: {
      conductsBusinessInternationally: 'Opera a nivel internacional',
      hotelTypes: 'Tipos de hotel',
      marketSegments: 'Segmentos de mercado',
      percentOfMeetings: labels(meetingSizeBands),
      percentOfAPAC: 'Porcentaje de APAC',
      percentOfEMEA: 'Porcentaje de EMEA',
      percentOfLATAM: 'Porcentaje de LATAM',
      percentOfOther: 'Porcentaje de otras regiones',
      receiveEmails: 'Recibir correos electrónicos',
    },
  },
  help: {
    preferredPhoneNumber:
      'Incluya el código de país si el número es de otro país que su dirección.',
    loyaltyNumber: 'Su número de socio, si lo tiene.',
    hwsAccountManager:
      'Su contacto en nuestro equipo mundial de ventas (HWS), si conoce el nombre.',
    hotelAccreditations: 'Otros grupos hoteleros que le han otorgado una acreditación.',
    businessProfile: {
      receiveEmails: 'Novedades, ofertas y cambios del programa por correo electrónico.',
      percentOfAPAC: 'Asia y el Pacífico',
      percentOfEMEA: 'Europa, Medio Oriente y África',
      percentOfLATAM: 'América Latina',
    },
  },
  acknowledged: { yes: 'Sí', no: 'Todavía no' },
};
