import type { Texts } from '../en/light.ts';
import type { reports as english } from '../en/reports.ts';

export const reports: Texts<typeof english> = {
  title: 'Reportes trimestrales',
  intro: 'Una vez por trimestre, cuéntenos qué reservó su agencia. Tres pasos, unos minutos.',

  /** A quarter's name. */
  quarter: 'T%{n} %{year}',

  due: {
    title: 'Su reporte está pendiente',
    by: 'Suba el reporte del último trimestre a más tardar el %{date}.',
    left: 'Falta %{smart_count} día. |||| Faltan %{smart_count} días.',
    today: 'Hoy es el último día.',
    over: 'La fecha límite ya pasó. Suba el reporte lo antes posible.',
    none: 'Por el momento no hay reportes pendientes.',
  },

  upload: {
    title: 'Subir un reporte',
    help: 'Un archivo .xls o .xlsx de 1 MB como máximo.',
    quarter: 'Trimestre',
    for: 'Este reporte corresponde al %{quarter}.',
    replaces: 'Sustituye a %{name}, que se conserva en el historial.',
    choose: 'Elegir un archivo',
    drop: 'o suéltelo aquí',
    chosen: '%{name}, %{size}',
    tooLarge: '%{name}, %{size}, máximo %{max}',
    kilobytes: '%{n} KB',
    megabytes: '%{n} MB',
    remove: 'Quitar %{name}',
    submit: 'Subir',
    progress: 'Subiendo %{name}',
    done: 'Recibimos %{name}. Muchas gracias.',
    doneToCheck:
      'Recibimos %{name} y cuenta como entregado. Se está revisando en busca de virus; mientras tanto no se puede descargar.',
    errorTitle: 'Error al subir el reporte',
  },

  template: {
    title: 'Cómo funciona',
    get: 'Descargue la plantilla.',
    link: 'Descargar plantilla del reporte',
    fill: 'Anote las reservaciones del trimestre y guarde el archivo sin macros ni contraseña.',
    send: 'Súbalo aquí. El reporte aparece de inmediato en el historial.',
  },

  list: {
    title: 'Historial de reportes',
    caption: 'Reportes de su agencia',
    name: 'Nombre del archivo',
    date: 'Fecha de envío',
    replaced: 'sustituido por uno posterior',
    beingChecked: 'se está revisando en busca de virus',
    pages: 'Páginas de reportes',
    loading: 'Estamos cargando sus reportes…',
    failed: 'No pudimos cargar sus reportes.',
    emptyTitle: 'Aún no hay reportes',
    emptyText: 'Aquí se conservan los reportes que suba, para descargarlos cuando los necesite.',
  },
};
