# Varnish 7.1 in front of Fitila (decision 362). It keeps what Fitila marks for it, for ten seconds at most, and nothing else.
#   varnishd -f /etc/varnish/fitila.vcl -a 127.0.0.1:6081,PROXY -a purge=127.0.0.1:6082 -s malloc,256m \
#     -p http_gzip_support=off \
#     -p vsl_mask=-SessOpen,-Proxy,-ReqStart,-ReqURL,-ReqHeader,-ReqUnset,-BereqURL,-BereqHeader,-BereqUnset,-BerespHeader,-BerespUnset,-RespHeader,-RespUnset
# The last line keeps addresses of readers, pages and cookies out of Varnish's own log.
# The proxy that ends TLS speaks to 6081 with the PROXY protocol, so that the address of a reader comes from it alone.
# Each process of Fitila has TRUST_PROXY=yes and CACHE_URLS=http://127.0.0.1:6082. Both files are beside each other.
vcl 4.1;

import std;

# CHANGE: the processes of Fitila, or the balancer in front of them.
include "./processes.vcl";

# CHANGE: where the processes of Fitila run. No one else may empty the cache.
acl own_machines {
  "127.0.0.1";
  "::1";
}

sub vcl_recv {
  # What a reader sends in these is not believed. The last address is the one that Fitila counts tries by.
  set req.http.X-Forwarded-For = client.ip;
  unset req.http.Surrogate-Control;
  unset req.http.Forwarded;

  if (req.method == "PURGE") {
    # The address of a reader comes by the other door, and could be any.
    if (local.socket != "purge" || client.ip !~ own_machines) {
      return (synth(405));
    }
    if (req.http.Surrogate-Key !~ "^[a-z-]+$") {
      return (synth(400));
    }
    ban("obj.http.Surrogate-Key == " + req.http.Surrogate-Key);
    return (synth(200));
  }
  if (local.socket == "purge") {
    return (synth(405));
  }
  call choose_process;

  # Fitila alone answers a request with a cookie or a key.
  if ((req.method != "GET" && req.method != "HEAD") || req.http.Cookie || req.http.Authorization || req.http.Range) {
    return (pass);
  }
  # Three forms of a page: as small as the browser can take it.
  if (req.http.Accept-Encoding ~ "br") {
    set req.http.Accept-Encoding = "br";
  } elsif (req.http.Accept-Encoding ~ "gzip") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }
  return (hash);
}

sub vcl_backend_response {
  # Nothing is used past its time, also when no process answers.
  set beresp.grace = 0s;
  set beresp.keep = 0s;
  # 401: the page of a report as visitors see it. It says that an account opens more.
  if ((beresp.status == 200 || beresp.status == 401) && beresp.http.Surrogate-Key && !beresp.http.Set-Cookie
      && beresp.http.Surrogate-Control ~ "^max-age=([1-9]|10)$") {
    set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, "^max-age=", "") + "s", 0s);
    return (deliver);
  }
  # Not kept, and no reader waits for the answer of another: for two minutes this address is not asked for in a line.
  set beresp.uncacheable = true;
  set beresp.ttl = 120s;
  return (deliver);
}

sub vcl_deliver {
  unset resp.http.Surrogate-Control;
  unset resp.http.Surrogate-Key;
  unset resp.http.CDN-Cache-Control;
  unset resp.http.X-Varnish;
  unset resp.http.Via;
  unset resp.http.Age;
}

# A process that is just being replaced: a reader is led to the next one. A form is never sent twice.
sub vcl_backend_error {
  if (bereq.retries < 1 && (bereq.method == "GET" || bereq.method == "HEAD")) {
    return (retry);
  }
  set beresp.http.Content-Type = "text/html; charset=utf-8";
  set beresp.http.Cache-Control = "no-store";
  set beresp.http.Retry-After = "10";
  set beresp.http.Content-Security-Policy = "default-src 'none'; frame-ancestors 'none'";
  set beresp.http.Referrer-Policy = "no-referrer";
  set beresp.body = {"<!doctype html><html lang="en"><title>No answer</title><h1>The site does not answer</h1><p>Please try again in a minute. If you were sending something, we do not know whether it arrived: look before you send it again.</p></html>"};
  set beresp.ttl = 0s;
  set beresp.uncacheable = true;
  return (deliver);
}

sub vcl_synth {
  set resp.http.Content-Type = "text/plain; charset=utf-8";
  set resp.http.Cache-Control = "no-store";
  set resp.body = resp.reason + {"
"};
  return (deliver);
}
