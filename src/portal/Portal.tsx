export default function Portal() {
  return null;
}
