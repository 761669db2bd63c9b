# One process on this machine, or a balancer such as HAProxy in front of several.
backend fitila {
  .host = "127.0.0.1";
  .port = "3000";
  .connect_timeout = 2s;
  .first_byte_timeout = 70s;
  # A line of live news is quiet for as long as nothing happens.
  .between_bytes_timeout = 120s;
}

sub choose_process {
  set req.backend_hint = fitila;
}
